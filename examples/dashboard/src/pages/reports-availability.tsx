import { ReportsAvailability } from 'chatdeck/screens/reports';
import { useReportsAvailability } from 'chatdeck/hooks';
import type { PageProps } from '../page-props';
import { navigate } from '../router';

export default function ReportsAvailabilityPage({ route }: PageProps<'reports'>) {
  return <ReportsAvailability {...useReportsAvailability({ route, onNavigate: navigate, onError: reportError })} />;
}
