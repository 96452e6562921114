import { ready, type PermissionsData } from 'chatdeck/model';
import { Permissions } from 'chatdeck/screens/permissions';

const permissions: PermissionsData = {
  widgetId: 1,
  channel: 'website',
  workspace: 'acme',
  mainUser: 'dana',
  widgetCount: 1,
  isLegacy: false,
  permissions: [{ scope: 'chat:write', holder: 'bot', use: 'sendMessages', isGranted: true }],
  workspaces: [{ widgetId: 1, name: 'acme', needsApproval: false }],
};

export function OwnPermissions() {
  return <Permissions permissions={ready(permissions)} />;
}
