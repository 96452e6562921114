import { ReportsHistory } from 'chatdeck/screens/reports';
import { useReportsHistory } from 'chatdeck/hooks';
import type { PageProps } from '../page-props';
import { navigate } from '../router';

export default function ReportsHistoryPage({ route }: PageProps<'reports'>) {
  return <ReportsHistory {...useReportsHistory({ route, onNavigate: navigate, onError: reportError })} />;
}
