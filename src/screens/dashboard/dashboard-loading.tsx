import { useLabels } from '../../ui/theme/labels';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { DashboardHeader } from './dashboard-header';
import { dashboardLabels, type DashboardLabels } from './labels';
import { LoadingSection } from './loading-section';

/** The Dashboard's place while its code or its data is on the way. */
export function DashboardLoading({ labels: ownLabels, ...screen }: ScreenProps<DashboardLabels>) {
  const labels = useLabels(dashboardLabels, ownLabels);
  return (
    <ScreenRoot labelSet={dashboardLabels} part="dashboard" state="loading" labels={ownLabels} {...screen}>
      <DashboardHeader planLabel="" isLoading labels={labels} />
      <LoadingSection />
    </ScreenRoot>
  );
}
