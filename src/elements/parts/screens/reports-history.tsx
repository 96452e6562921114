import { ReportsHistory } from '../../../screens/reports';
import { useReportsHistory } from '../../../hooks/reports';
import { reportRoute, type PartProps } from '../../runtime/part-props';

export default function ReportsHistoryPart({ route, screen, options, navigate }: PartProps) {
  const report = useReportsHistory({ route: reportRoute(route), onNavigate: navigate, onError: options.onError });
  return <ReportsHistory {...report} {...screen} />;
}
