import { Dashboard } from 'chatdeck/screens/dashboard';
import { useDashboard } from 'chatdeck/hooks';
import { navigate } from '../router';

export default function DashboardPage({ isUserSwapped }: { isUserSwapped: boolean }) {
  const dashboard = useDashboard({
    isUserSwapped,
    onAdded: (widgetId) => navigate({ name: 'setup', widgetId }),
    onChannelLimit: () => navigate({ name: 'upgrade' }),
  });
  return <Dashboard {...dashboard} />;
}
