import { ReportsOverview } from 'chatdeck/screens/reports';
import { useReportsOverview } from 'chatdeck/hooks';
import type { ReportRoute } from 'chatdeck/model';
import { navigate } from '../router';

export default function ReportsOverviewPage({ route }: { route: ReportRoute }) {
  return <ReportsOverview {...useReportsOverview({ route, onRouteChange: navigate, onError: reportError })} />;
}
