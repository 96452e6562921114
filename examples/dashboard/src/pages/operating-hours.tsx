import { OperatingHoursTab } from 'chatdeck/settings/operating-hours';
import { useSettingsNavigation, useOperatingHoursTab } from 'chatdeck/hooks';
import type { TabPageProps } from '../page-props';

export default function OperatingHoursPage({ widgetId }: TabPageProps) {
  return <OperatingHoursTab {...useSettingsNavigation(widgetId)} {...useOperatingHoursTab(widgetId)} />;
}
