import type { DashboardProps } from '../../model/dashboard/dashboard';
import { useLabels } from '../../ui/theme/labels';
import { Banner } from '../../ui/feedback/banner';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { StaleNotice } from '../../ui/feedback/stale-notice';
import { DashboardHeader } from './dashboard-header';
import { GettingStarted } from './getting-started';
import { dashboardLabels, type DashboardLabels } from './labels';
import { LoadingSection } from './loading-section';
import { WorkspaceList } from './workspace-list';

/** Every widget by workspace, with its status and usage. */
export function Dashboard(props: DashboardProps & ScreenProps<DashboardLabels>) {
  const { workspaces, stats, planLabel, gettingStarted, isUserSwapped, onUserSwappedDismiss } = props;
  const labels = useLabels(dashboardLabels, props.labels);
  return (
    <ScreenRoot labelSet={dashboardLabels} part="dashboard" state={workspaces.status} {...props}>
      {isUserSwapped && (
        <div className="cd-dashboard-done">
          <Banner tone="success" onDismiss={onUserSwappedDismiss}>
            {labels.userSwapped}
          </Banner>
        </div>
      )}
      <DashboardHeader planLabel={planLabel} workspaces={workspaces} stats={stats} />
      {gettingStarted && <GettingStarted {...gettingStarted} />}
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

/** Which parts of the page are stale or missing. */
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
