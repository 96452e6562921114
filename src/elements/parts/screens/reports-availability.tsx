import { ReportsAvailability } from '../../../screens/reports';
import { useReportsAvailability } from '../../../hooks/reports';
import { reportRoute, type PartProps } from '../../runtime/part-props';

export default function ReportsAvailabilityPart({ route, screen, options, navigate }: PartProps) {
  const report = useReportsAvailability({ route: reportRoute(route), onNavigate: navigate, onError: options.onError });
  return <ReportsAvailability {...report} {...screen} />;
}
