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
      <EmptyState title={`${title} isn’t available`}>
        This dashboard doesn’t include these settings. They stay as they are.
      </EmptyState>
    </>
  );
}
