import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { DashboardHeader } from './dashboard-header';
import { dashboardLabels, type DashboardLabels } from './labels';
import { LoadingSection } from './loading-section';

/** The Dashboard's place while its code or its data is on the way. */
export function DashboardLoading(props: ScreenProps<DashboardLabels>) {
  return (
    <ScreenRoot labelSet={dashboardLabels} part="dashboard" state="loading" {...props}>
      <DashboardHeader planLabel="" isLoading />
      <LoadingSection />
    </ScreenRoot>
  );
}
