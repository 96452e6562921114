import { Dashboard } from 'chatdeck/screens/dashboard';
import { useDashboard } from 'chatdeck/hooks';
import type { PageProps } from '../page-props';
import { navigate, replaceWithin } from '../router';

export default function DashboardPage({ route }: PageProps<'dashboard'>) {
  const dashboard = useDashboard({
    isUserSwapped: route.userSwapped ?? false,
    view: route.view,
    onViewChange: (view) => replaceWithin({ ...route, view }),
    onAdded: (widgetId) => navigate({ name: 'setup', widgetId }),
    onChannelLimit: () => navigate({ name: 'upgrade' }),
  });
  return <Dashboard {...dashboard} />;
}
