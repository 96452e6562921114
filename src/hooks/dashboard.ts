import { groupByWorkspace, statsById, type DashboardProps } from '../model/dashboard';
import { mapLoadable } from '../model/loadable';
import { currentUserQuery, useLoadable, widgetStatsQuery } from './shared/queries';

/** Everything that `Dashboard` takes. */
export function useDashboard(): DashboardProps {
  const user = useLoadable(currentUserQuery);
  const stats = useLoadable(widgetStatsQuery);
  return {
    workspaces: mapLoadable(user, groupByWorkspace),
    stats: mapLoadable(stats, statsById),
    planLabel: user.status === 'ready' ? user.data.account.plan.label : '',
  };
}
