import { summaryOf } from '../../model/dashboard/summary';
import { withoutDeleted, type DashboardProps } from '../../model/dashboard/dashboard';
import type { DashboardView } from '../../model/places/dashboard-view';
import { useLabels } from '../../ui/theme/labels';
import { useFormat } from '../../ui/format/format';
import { Link, useHasScreen } from '../../ui/base/link';
import { PageHeader } from '../../ui/page/page-header';
import { Skeleton, TextSkeleton } from '../../ui/base/skeleton';
import { dashboardLabels } from './labels';
import { countCards } from './narrow';
import { LayoutSwitch } from './view-bar';

interface DashboardHeaderProps extends Pick<DashboardProps, 'planLabel' | 'workspaces' | 'stats' | 'deletions'> {
  /** Absent while loading. */
  view?: DashboardView | undefined;
  onViewChange?: ((view: DashboardView) => void) | undefined;
}

/** The title, the plan, with a link to the account if the host has that page, and the account at a glance. */
export function DashboardHeader({ planLabel, view, onViewChange, ...data }: DashboardHeaderProps) {
  const labels = useLabels(dashboardLabels);
  const hasScreen = useHasScreen();
  const { workspaces, deletions = [] } = data;
  const hasSeveral = workspaces.status === 'ready' && countCards(withoutDeleted(workspaces.data, deletions)) > 1;
  return (
    <PageHeader
      title={labels.title}
      context={contextOf()}
      actions={hasSeveral && view && onViewChange && <LayoutSwitch value={view} onValueChange={onViewChange} />}
    />
  );

  function contextOf() {
    if (planLabel === '') {
      // Without it, what is below would move once a retry succeeds.
      return workspaces.status === 'loading' ? <Skeleton width="160px" height="20px" /> : '\u00a0';
    }
    const text = labels.plan(planLabel);
    return (
      <>
        {hasScreen({ name: 'account' }) ? <Link to={{ name: 'account' }}>{text}</Link> : <span>{text}</span>}
        <Summary {...data} />
      </>
    );
  }
}

/** How many widgets are online, and all chats. The card of a single widget says as much, but for missed chats. */
function Summary({ workspaces, stats, deletions }: Omit<DashboardHeaderProps, 'planLabel'>) {
  const labels = useLabels(dashboardLabels);
  const format = useFormat();
  if (workspaces.status !== 'ready') return null;
  const counts = stats.status === 'ready' ? stats.data : undefined;
  const { online, finished, chats } = summaryOf(workspaces.data, counts, deletions);
  const isCounting = stats.status === 'loading' && finished > 0;
  if (finished < 2 && !isCounting && chats?.missedToday === undefined) return null;
  const chatsText = ({ today, missedToday, last30Days }: NonNullable<typeof chats>) =>
    missedToday === undefined
      ? labels.chats(format.count(today), format.count(last30Days))
      : labels.chatsMissed(format.count(today), format.count(missedToday), format.count(last30Days));
  return (
    <>
      {finished > 1 && ' · '}
      {finished > 1 && labels.widgetsOnline(format.count(online), format.count(finished))}
      {chats && ` · ${chatsText(chats)}`}
      {isCounting && <TextSkeleton like={` · ${chatsText({ today: 10, missedToday: 10, last30Days: 100 })}`} />}
    </>
  );
}
