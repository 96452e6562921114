import { ReportsHistory } from 'chatdeck/screens/reports';
import { useReportsHistory } from 'chatdeck/hooks';
import type { ReportRoute } from 'chatdeck/model';
import { navigate } from '../router';

export default function ReportsHistoryPage({ route }: { route: ReportRoute }) {
  return <ReportsHistory {...useReportsHistory({ route, onRouteChange: navigate, onError: reportError })} />;
}
