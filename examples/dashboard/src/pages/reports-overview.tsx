import { ReportsOverview } from 'chatdeck/screens/reports';
import { useReportsOverview } from 'chatdeck/hooks';
import type { PageProps } from '../page-props';
import { navigate } from '../router';

export default function ReportsOverviewPage({ route }: PageProps<'reports'>) {
  return <ReportsOverview {...useReportsOverview({ route, onNavigate: navigate, onError: reportError })} />;
}
