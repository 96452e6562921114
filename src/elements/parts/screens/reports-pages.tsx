import { ReportsPages } from '../../../screens/reports';
import { useReportsPages } from '../../../hooks/reports';
import { reportRoute, type PartProps } from '../../runtime/part-props';

export default function ReportsPagesPart({ route, screen, options, navigate }: PartProps) {
  const report = useReportsPages({ route: reportRoute(route), onNavigate: navigate, onError: options.onError });
  return <ReportsPages {...report} {...screen} />;
}
