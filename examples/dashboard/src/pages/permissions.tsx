import { Permissions } from 'chatdeck/screens/permissions';
import { usePermissions } from 'chatdeck/hooks';
import type { PageProps } from '../page-props';
import { slack } from '../slack';

export default function PermissionsPage({ route }: PageProps<'permissions'>) {
  return <Permissions {...usePermissions({ widgetId: route.widgetId, error: route.error, slack })} />;
}
