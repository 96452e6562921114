import { useCallback, useMemo } from 'react';
import { groupByWorkspace, statsById, type DashboardProps } from '../../model/dashboard/dashboard';
import { mapLoadable, type Loadable } from '../../model/core/loadable';
import type { Id } from '../../model/core/tolerant';
import type { User } from '../../model/entities/user';
import { useDismissed } from '../shared/dismissed';
import { useDeletions } from '../shared/lasting/deletions';
import { useLosses } from '../shared/lasting/losses';
import { useNow } from '../shared/now';
import { currentUserQuery, useLoadable, widgetStatsQuery } from '../shared/queries';
import { useExpiredConnections } from '../shared/team-users-query';
import { useAddWidget } from './add-widget';
import { useGettingStarted } from './getting-started';
import { useDashboardView, type DashboardViewOptions } from './view';

export { useGettingStarted };

export interface DashboardOptions extends DashboardViewOptions {
  /** The URL says that a workspace's main user has just been swapped (`userSwapped`). */
  isUserSwapped?: boolean | undefined;
  /** A widget was added: go to its setup. */
  onAdded?: ((this: void, widgetId: Id) => void) | undefined;
  /** The plan has no room for another channel: go to the upgrade page. Absent shows this in place. */
  onChannelLimit?: ((this: void) => void) | undefined;
  /** Deletes a confirmed widget at once, because the session may end with the screen; it offers no undo then. */
  withoutUndo?: boolean | undefined;
}

const userSwapped = 'userSwapped';

/** All props of `Dashboard`. */
export function useDashboard(allOptions: DashboardOptions = {}): DashboardProps {
  const { isUserSwapped = false, withoutUndo = false, ...options } = allOptions;
  const user = useLoadable(currentUserQuery);
  const stats = useLoadable(widgetStatsQuery);
  const now = useNow();
  const { dismissed, dismiss } = useDismissed();
  const expired = useExpiredConnections();
  const { notices, onDelete } = useDeletions(withoutUndo);
  const byWorkspace = useCallback((person: User) => groupByWorkspace(person, now, expired), [now, expired]);
  return {
    workspaces: useMapped(user, byWorkspace),
    stats: useMapped(stats, statsById),
    planLabel: user.status === 'ready' ? user.data.account.plan.label : '',
    isAdmin: user.status === 'ready' && user.data.admin,
    gettingStarted: useGettingStarted(),
    isUserSwapped: isUserSwapped && !dismissed.includes(userSwapped),
    onUserSwappedDismiss: () => dismiss(userSwapped),
    ...useDashboardView(options),
    ...useAddWidget(options),
    ...useLosses(),
    ...notices,
    onDeletionUndo: withoutUndo ? undefined : notices.onDeletionUndo,
    onDelete,
  };
}

/** `mapLoadable` that returns the previous result for the same data, so that a refetch renders no card again. */
function useMapped<T, U>(loadable: Loadable<T>, change: (data: T) => U): Loadable<U> {
  const data = loadable.status === 'ready' ? loadable.data : undefined;
  const changed = useMemo(() => (data === undefined ? undefined : { data: change(data) }), [data, change]);
  return mapLoadable(loadable, (now) => changed?.data ?? change(now));
}
