import { TriggersTab } from 'chatdeck/settings/triggers';
import { useSettingsNavigation, useTriggersTab } from 'chatdeck/hooks';
import type { TabPageProps } from '../page-props';

export default function TriggersPage({ widgetId }: TabPageProps) {
  return <TriggersTab {...useSettingsNavigation(widgetId)} {...useTriggersTab(widgetId)} />;
}
