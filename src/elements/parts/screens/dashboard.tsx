import { Dashboard } from '../../../screens/dashboard';
import { useDashboard } from '../../../hooks/dashboard';
import { routeAs, type PartProps } from '../../runtime/part-props';

export default function DashboardPart({ route, screen, navigate }: PartProps) {
  const { userSwapped = false, view } = routeAs(route, 'dashboard');
  const dashboard = useDashboard({
    isUserSwapped: userSwapped,
    view,
    onViewChange: (next) => navigate({ name: 'dashboard', view: next }),
    onAdded: (widgetId) => navigate({ name: 'setup', widgetId }),
    onChannelLimit: () => navigate({ name: 'upgrade' }),
  });
  return <Dashboard {...dashboard} {...screen} />;
}
