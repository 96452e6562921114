import type { DashboardProps } from '../../model/dashboard';
import { useLabels } from '../../ui/labels';
import { ProblemCallout } from '../../ui/problem-callout';
import { ScreenRoot, type ScreenProps } from '../../ui/screen';
import { StaleNotice } from '../../ui/stale-notice';
import { DashboardHeader } from './dashboard-header';
import { dashboardLabels, type DashboardLabels } from './labels';
import { LoadingSection } from './loading-section';
import { NoWidgets } from './no-widgets';
import { WorkspaceSection } from './workspace-section';

/** Every widget by workspace, with whether it is online and how much it is used. */
export function Dashboard(props: DashboardProps & ScreenProps<DashboardLabels>) {
  const { workspaces, stats, planLabel, labels: ownLabels, ...screen } = props;
  const labels = useLabels(dashboardLabels, ownLabels);
  return (
    <ScreenRoot part="dashboard" {...screen}>
      <DashboardHeader planLabel={planLabel} isLoading={workspaces.status === 'loading'} labels={labels} />
      <Workspaces workspaces={workspaces} stats={stats} labels={labels} />
    </ScreenRoot>
  );
}

type WorkspacesProps = Pick<DashboardProps, 'workspaces' | 'stats'> & { labels: DashboardLabels };

function Workspaces({ workspaces, stats, labels }: WorkspacesProps) {
  if (workspaces.status === 'loading') return <LoadingSection />;
  if (workspaces.status === 'failed') {
    return <ProblemCallout problem={workspaces.problem} onRetry={workspaces.onRetry} />;
  }
  const staleProblem = workspaces.problem ?? (stats.status === 'ready' ? stats.problem : undefined);
  return (
    <div className="cd-dashboard">
      {staleProblem && <StaleNotice problem={staleProblem} />}
      {stats.status === 'failed' && <ProblemCallout problem={stats.problem} onRetry={stats.onRetry} />}
      {workspaces.data.length === 0 && <NoWidgets labels={labels} />}
      {workspaces.data.map((workspace) => (
        <WorkspaceSection key={workspace.url} workspace={workspace} stats={stats} labels={labels} />
      ))}
    </div>
  );
}
