import { OperatingHoursTab } from 'chatdeck/settings/operating-hours';
import { useOperatingHoursTab } from 'chatdeck/hooks';
import type { TabPageProps } from '../page-props';

export default function OperatingHoursPage({ widgetId }: TabPageProps) {
  return <OperatingHoursTab {...useOperatingHoursTab(widgetId)} />;
}
