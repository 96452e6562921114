import { ReportsOverview } from '../../../screens/reports';
import { useReportsOverview } from '../../../hooks/reports';
import { reportRoute, type PartProps } from '../../runtime/part-props';

export default function ReportsOverviewPart({ route, screen, options, navigate }: PartProps) {
  const report = useReportsOverview({ route: reportRoute(route), onNavigate: navigate, onError: options.onError });
  return <ReportsOverview {...report} {...screen} />;
}
