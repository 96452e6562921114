import { Dashboard } from 'chatdeck/screens/dashboard';
import { useDashboard } from 'chatdeck/hooks';
import type { PageProps } from '../page-props';
import { navigate } from '../router';

export default function DashboardPage({ route: { userSwapped = false } }: PageProps<'dashboard'>) {
  const dashboard = useDashboard({
    isUserSwapped: userSwapped,
    onAdded: (widgetId) => navigate({ name: 'setup', widgetId }),
    onChannelLimit: () => navigate({ name: 'upgrade' }),
  });
  return <Dashboard {...dashboard} />;
}
