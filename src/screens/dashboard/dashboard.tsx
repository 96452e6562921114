import type { DashboardProps } from '../../model/dashboard/dashboard';
import { useLabels } from '../../ui/theme/labels';
import { Banner } from '../../ui/feedback/banner';
import { DeletionToasts } from '../../ui/overlays/deletion-toasts';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { StaleNotice } from '../../ui/feedback/stale-notice';
import { useRef } from 'react';
import { DashboardHeader } from './dashboard-header';
import { GettingStarted } from './getting-started';
import { dashboardLabels, type DashboardLabels } from './labels';
import { LoadingSection } from './loading-section';
import { useDeletionFocus } from './use-deletion-focus';
import { useView } from './use-view';
import { WorkspaceList } from './workspace-list';

/** Every widget by workspace, with its status and usage. */
export function Dashboard(props: DashboardProps & ScreenProps<DashboardLabels>) {
  const { workspaces, stats, planLabel, gettingStarted, deletions, isUserSwapped, onUserSwappedDismiss } = props;
  const labels = useLabels(dashboardLabels, props.labels);
  const list = useRef<HTMLDivElement>(null);
  const deletion = useDeletionFocus(props, list);
  const [view, setView] = useView(props);
  return (
    <ScreenRoot labelSet={dashboardLabels} part="dashboard" state={workspaces.status} {...props}>
      {isUserSwapped && (
        <div className="cd-dashboard-done">
          <Banner tone="success" onDismiss={onUserSwappedDismiss}>
            {labels.userSwapped}
          </Banner>
        </div>
      )}
      <DashboardHeader
        planLabel={planLabel}
        workspaces={workspaces}
        stats={stats}
        deletions={deletions}
        view={view}
        onViewChange={setView}
      />
      {gettingStarted && <GettingStarted {...gettingStarted} />}
      {workspaces.status === 'loading' && <LoadingSection />}
      {workspaces.status === 'failed' && <ProblemCallout problem={workspaces.problem} onRetry={workspaces.onRetry} />}
      {workspaces.status === 'ready' && (
        <WorkspaceList
          {...props}
          {...deletion.confirming}
          workspaces={workspaces.data}
          view={view}
          onViewChange={setView}
          notices={<Notices workspaces={workspaces} stats={stats} />}
          listRef={list}
        />
      )}
      <DeletionToasts {...props} {...deletion.undoing} returnFocusRef={list} />
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
