import type { DashboardProps, StatsById, Workspace } from '../../model/dashboard/dashboard';
import { useDeferredValue, useMemo } from 'react';
import { firstCards, narrow, type View } from './narrow';

interface ShownInput {
  workspaces: Workspace[];
  view: View;
  stats: DashboardProps['stats'];
  locale: string;
  /** As many cards come at once, the others right after. */
  atFirst: number;
}

const noStats: StatsById = {};

/** What the view leaves of the widgets. A keystroke shows in its field before hundreds of cards follow it. */
export function useShown({ workspaces, view, stats, locale, atFirst }: ShownInput) {
  const deferred = useDeferredValue(view);
  const limit = useDeferredValue(Infinity, atFirst);
  const counts = stats.status === 'ready' ? stats.data : noStats;
  const found = useMemo(() => narrow(workspaces, deferred, counts, locale), [workspaces, deferred, counts, locale]);
  const shown = useMemo(() => firstCards(found, limit), [found, limit]);
  return { found, shown };
}
