import { ReportsCoverage } from 'chatdeck/screens/reports';
import { useReportsCoverage } from 'chatdeck/hooks';
import type { PageProps } from '../page-props';
import { navigate } from '../router';

export default function ReportsCoveragePage({ route }: PageProps<'reports'>) {
  return <ReportsCoverage {...useReportsCoverage({ route, onNavigate: navigate })} />;
}
