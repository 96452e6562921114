import { isProblem } from '../core/problem';
import type { StatsById, Workspace } from './dashboard';

/** An account at a glance. */
export interface DashboardSummary {
  /** Finished widgets that visitors see online. */
  online: number;
  /** Widgets whose setup is finished. */
  finished: number;
  /** Chats of all widgets; absent until their counts are loaded. Widgets with malformed counts are left out. */
  chats?: { today: number; last30Days: number } | undefined;
}

export function summaryOf(workspaces: readonly Workspace[], stats: StatsById | undefined): DashboardSummary {
  const cards = workspaces.flatMap((workspace) => workspace.cards);
  const finished = cards.filter((card) => card.status === 'ready' && card.isFinished);
  const online = finished.filter((card) => card.status === 'ready' && card.isOnline);
  return { online: online.length, finished: finished.length, chats: stats && totalOf(stats) };
}

function totalOf(stats: StatsById): DashboardSummary['chats'] {
  const counts = Object.values(stats).flatMap((each) => (isProblem(each) ? [] : [each]));
  return {
    today: counts.reduce((sum, each) => sum + each.today, 0),
    last30Days: counts.reduce((sum, each) => sum + each.last30Days, 0),
  };
}
