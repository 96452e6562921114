import { Transfer } from '../../../screens/transfer';
import { useTransfer } from '../../../hooks/transfer';
import { routeAs, type PartProps } from '../../runtime/part-props';

export default function TransferPart({ route, screen }: PartProps) {
  return <Transfer {...useTransfer(routeAs(route, 'transfer').widgetId ?? '')} {...screen} />;
}
