import { useSettingsNavigation } from 'chatdeck/hooks';
import { EmptyState, PageHeader, SettingsNavigation, settingsLabels } from 'chatdeck/ui';
import type { TabPageProps } from '../page-props';

/** A tab that this dashboard does not offer: says so, and keeps the way to the others. */
export default function OtherTabPage({ widgetId, tab }: TabPageProps) {
  const { navigation, roomName } = useSettingsNavigation(widgetId);
  const title = settingsLabels.defaults[tab];
  return (
    <>
      <PageHeader title={title} context={roomName} />
      {navigation && <SettingsNavigation widgetId={widgetId} tab={tab} items={navigation} />}
      <EmptyState title={`${title} is not here`}>
        This dashboard does not offer these settings. Everything stays as it is set.
      </EmptyState>
    </>
  );
}
