import { isProblem } from '../core/problem';
import { isLeftOut, type WidgetDeletion } from '../entities/widget-deletion';
import { withoutDeleted, type StatsById, type Workspace } from './dashboard';

/** An account at a glance. */
export interface DashboardSummary {
  /** Finished widgets that visitors see online. */
  online: number;
  /** Widgets whose setup is finished. */
  finished: number;
  /** Chats of all widgets; absent until their counts are loaded. Widgets with malformed counts are left out. */
  chats?: DashboardChats | undefined;
}

interface DashboardChats {
  today: number;
  /** Of `today`, those that no one answered; absent unless the server reports it for every widget. */
  missedToday?: number | undefined;
  last30Days: number;
}

/** Without what is being deleted. */
export function summaryOf(
  workspaces: readonly Workspace[],
  stats: StatsById | undefined,
  deletions: readonly WidgetDeletion[] = [],
): DashboardSummary {
  const cards = withoutDeleted(workspaces, deletions).flatMap((workspace) => workspace.cards);
  const finished = cards.filter((card) => card.status === 'ready' && card.isFinished);
  const online = finished.filter((card) => card.status === 'ready' && card.isOnline);
  return { online: online.length, finished: finished.length, chats: stats && totalOf(stats, deletions) };
}

function totalOf(stats: StatsById, deletions: readonly WidgetDeletion[]): DashboardChats {
  const counts = Object.entries(stats).flatMap(([id, each]) =>
    isProblem(each) || isLeftOut(deletions, id) ? [] : [each],
  );
  return {
    today: counts.reduce((sum, each) => sum + each.today, 0),
    missedToday: counts.reduce<number | undefined>(
      (sum, { missedToday }) => (sum === undefined || missedToday === undefined ? undefined : sum + missedToday),
      0,
    ),
    last30Days: counts.reduce((sum, each) => sum + each.last30Days, 0),
  };
}
