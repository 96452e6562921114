import { ReportsPages } from 'chatdeck/screens/reports';
import { useReportsPages } from 'chatdeck/hooks';
import type { PageProps } from '../page-props';
import { navigate } from '../router';

export default function ReportsPagesPage({ route }: PageProps<'reports'>) {
  return <ReportsPages {...useReportsPages({ route, onNavigate: navigate, onError: reportError })} />;
}
