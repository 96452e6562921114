import { InstallTab } from 'chatdeck/settings/install';
import { useInstallTab } from 'chatdeck/hooks';
import type { Id } from 'chatdeck/model';
import { replace } from '../router';

export default function InstallPage({ widgetId }: { widgetId: Id }) {
  return <InstallTab {...useInstallTab(widgetId, { onDeleted: () => replace({ name: 'dashboard' }) })} />;
}
