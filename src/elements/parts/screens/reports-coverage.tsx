import { ReportsCoverage } from '../../../screens/reports';
import { useReportsCoverage } from '../../../hooks/reports';
import { reportRoute, type PartProps } from '../../runtime/part-props';

export default function ReportsCoveragePart({ route, screen, navigate }: PartProps) {
  const report = useReportsCoverage({ route: reportRoute(route), onNavigate: navigate });
  return <ReportsCoverage {...report} {...screen} />;
}
