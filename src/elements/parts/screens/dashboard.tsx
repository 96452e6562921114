import { Dashboard } from '../../../screens/dashboard';
import { useDashboard } from '../../../hooks/dashboard';
import { routeAs, type PartProps } from '../../runtime/part-props';

export default function DashboardPart({ route, screen, navigate }: PartProps) {
  const { userSwapped = false } = routeAs(route, 'dashboard');
  const dashboard = useDashboard({
    isUserSwapped: userSwapped,
    onAdded: (widgetId) => navigate({ name: 'setup', widgetId }),
    onChannelLimit: () => navigate({ name: 'upgrade' }),
  });
  return <Dashboard {...dashboard} {...screen} />;
}
