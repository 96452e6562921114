import { useTransfer } from 'chatdeck/hooks';
import { Transfer } from 'chatdeck/screens/transfer';
import type { PageProps } from '../page-props';

export default function TransferPage({ route }: PageProps<'transfer'>) {
  return <Transfer {...useTransfer(route.widgetId)} />;
}
