import { TriggersTab } from 'chatdeck/settings/triggers';
import { useSettingsNavigation, useTriggersTab } from 'chatdeck/hooks';
import type { TabPageProps } from '../page-props';

export default function TriggersPage({ widgetId, field }: TabPageProps) {
  return <TriggersTab {...useSettingsNavigation(widgetId)} {...useTriggersTab(widgetId)} field={field} />;
}
