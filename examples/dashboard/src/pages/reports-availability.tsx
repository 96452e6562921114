import { ReportsAvailability } from 'chatdeck/screens/reports';
import { useReportsAvailability } from 'chatdeck/hooks';
import type { ReportRoute } from 'chatdeck/model';
import { navigate } from '../router';

export default function ReportsAvailabilityPage({ route }: { route: ReportRoute }) {
  return <ReportsAvailability {...useReportsAvailability({ route, onRouteChange: navigate, onError: reportError })} />;
}
