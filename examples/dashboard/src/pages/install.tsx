import { InstallTab } from 'chatdeck/settings/install';
import { useSettingsNavigation, useInstallTab } from 'chatdeck/hooks';
import type { TabPageProps } from '../page-props';
import { replace } from '../router';

export default function InstallPage({ widgetId, field }: TabPageProps) {
  return (
    <InstallTab
      {...useSettingsNavigation(widgetId)}
      {...useInstallTab(widgetId, { onDeleted: () => replace({ name: 'dashboard' }) })}
      field={field}
    />
  );
}
