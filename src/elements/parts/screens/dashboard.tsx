import { Dashboard } from '../../../screens/dashboard';
import { useDashboard } from '../../../hooks/dashboard';
import { routeAs, type PartProps } from '../../runtime/part-props';

export default function DashboardPart({ route, screen, isWhole, navigate }: PartProps) {
  const { userSwapped, view } = routeAs(route, 'dashboard');
  const dashboard = useDashboard({
    isUserSwapped: userSwapped ?? false,
    view,
    withoutUndo: !isWhole,
    onViewChange: (next) => navigate({ name: 'dashboard', userSwapped, view: next }),
    onAdded: (widgetId) => navigate({ name: 'setup', widgetId }),
    onChannelLimit: () => navigate({ name: 'upgrade' }),
  });
  return <Dashboard {...dashboard} {...screen} />;
}
