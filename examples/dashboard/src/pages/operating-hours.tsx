import { OperatingHoursTab } from 'chatdeck/settings/operating-hours';
import { useSettingsNavigation, useOperatingHoursTab } from 'chatdeck/hooks';
import type { TabPageProps } from '../page-props';

export default function OperatingHoursPage({ widgetId, field }: TabPageProps) {
  return <OperatingHoursTab {...useSettingsNavigation(widgetId)} {...useOperatingHoursTab(widgetId)} field={field} />;
}
