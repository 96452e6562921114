import type { DashboardProps } from '../../model/dashboard/dashboard';
import { useLabels } from '../../ui/theme/labels';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { StaleNotice } from '../../ui/feedback/stale-notice';
import { Banners } from './banners';
import { DashboardHeader } from './dashboard-header';
import { dashboardLabels, type DashboardLabels } from './labels';
import { LoadingSection } from './loading-section';
import { WorkspaceList } from './workspace-list';

/** Every widget by workspace, with whether it is online and how much it is used. */
export function Dashboard(props: DashboardProps & ScreenProps<DashboardLabels>) {
  const { workspaces, stats, planLabel, isAdmin = false, banners = [], onDismissBanner } = props;
  return (
    <ScreenRoot labelSet={dashboardLabels} part="dashboard" state={workspaces.status} {...props}>
      <Banners banners={banners} isAdmin={isAdmin} onDismiss={onDismissBanner} />
      <DashboardHeader planLabel={planLabel} isLoading={workspaces.status === 'loading'} />
      {workspaces.status === 'loading' && <LoadingSection />}
      {workspaces.status === 'failed' && <ProblemCallout problem={workspaces.problem} onRetry={workspaces.onRetry} />}
      {workspaces.status === 'ready' && (
        <WorkspaceList
          {...props}
          workspaces={workspaces.data}
          notices={<Notices workspaces={workspaces} stats={stats} />}
        />
      )}
    </ScreenRoot>
  );
}

interface NoticesProps extends Pick<DashboardProps, 'stats'> {
  workspaces: Extract<DashboardProps['workspaces'], { status: 'ready' }>;
}

/** What of the page is old or missing. */
function Notices({ workspaces, stats }: NoticesProps) {
  const labels = useLabels(dashboardLabels);
  const staleProblem = workspaces.problem ?? (stats.status === 'ready' ? stats.problem : undefined);
  return (
    <>
      {staleProblem && <StaleNotice problem={staleProblem} />}
      {stats.status === 'failed' && (
        <ProblemCallout title={labels.countsFailed} problem={stats.problem} onRetry={stats.onRetry} />
      )}
    </>
  );
}
