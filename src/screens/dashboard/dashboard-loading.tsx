import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { DashboardHeader } from './dashboard-header';
import { dashboardLabels, type DashboardLabels } from './labels';
import { LoadingSection } from './loading-section';

const waiting = { status: 'loading' } as const;

/** Placeholder for the Dashboard while its code or data loads. */
export function DashboardLoading(props: ScreenProps<DashboardLabels>) {
  return (
    <ScreenRoot labelSet={dashboardLabels} part="dashboard" state="loading" {...props}>
      <DashboardHeader planLabel="" workspaces={waiting} stats={waiting} />
      <LoadingSection />
    </ScreenRoot>
  );
}
