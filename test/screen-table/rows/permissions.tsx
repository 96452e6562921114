import { usePermissions } from 'chatdeck/hooks';
import { permissionsData } from 'chatdeck/model';
import { Permissions, PermissionsLoading } from 'chatdeck/screens/permissions';
import { makeParsedUser, ready } from 'chatdeck/testing';
import { nothing, widget, widgetId } from '../props';
import type { Rows } from '../row';

export const permissionsRows = {
  Permissions: {
    entry: 'screens/permissions',
    sample: () => (
      <Permissions permissions={ready(permissionsData(makeParsedUser(), widget, nothing))} error="wrongUser" />
    ),
    Loading: PermissionsLoading,
    Plugged: () => <Permissions {...usePermissions({ widgetId })} />,
    requests: { currentUser: 1 },
    places: { permissions: [{ path: '/permissions', title: 'Permissions', opens: ['Change main user'] }] },
  },
} satisfies Rows<'Permissions'>;
