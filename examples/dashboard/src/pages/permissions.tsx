import { Permissions } from 'chatdeck/screens/permissions';
import { usePermissions } from 'chatdeck/hooks';
import type { Route } from 'chatdeck/model';
import { slack } from '../slack';

interface PermissionsPageProps {
  route: Extract<Route, { name: 'permissions' }>;
}

export default function PermissionsPage({ route }: PermissionsPageProps) {
  return <Permissions {...usePermissions({ widgetId: route.widgetId, error: route.error, slack })} />;
}
