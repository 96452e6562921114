import { groupByWorkspace, statsById, type DashboardProps } from '../../model/dashboard';
import { mapLoadable } from '../../model/loadable';
import type { Id } from '../../model/tolerant';
import { currentUserQuery, useLoadable, widgetStatsQuery } from '../shared/queries';
import { useAddWidget } from './add-widget';
import { useBanners } from './banners';
import { useDeleteWidget } from './delete-widget';
import { useNow } from './now';

export interface DashboardOptions {
  /** The address says that the main user of a workspace has just been swapped (`userSwapped`). */
  isUserSwapped?: boolean | undefined;
  /** A widget was added: the host goes to its setup. */
  onAdded?: ((this: void, widgetId: Id) => void) | undefined;
  /** The plan has no room for another channel: the host goes to the upgrade page. Absent says so in place. */
  onChannelLimit?: ((this: void) => void) | undefined;
}

/** Everything that `Dashboard` takes. */
export function useDashboard({ isUserSwapped = false, ...options }: DashboardOptions = {}): DashboardProps {
  const user = useLoadable(currentUserQuery);
  const stats = useLoadable(widgetStatsQuery);
  const now = useNow();
  return {
    workspaces: mapLoadable(user, (person) => groupByWorkspace(person, now)),
    stats: mapLoadable(stats, statsById),
    planLabel: user.status === 'ready' ? user.data.account.plan.label : '',
    isAdmin: user.status === 'ready' && user.data.admin,
    ...useBanners({ user, now, isUserSwapped }),
    ...useAddWidget(options),
    ...useDeleteWidget(),
  };
}
