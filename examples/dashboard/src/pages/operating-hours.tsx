import { OperatingHoursTab } from 'chatdeck/settings/operating-hours';
import { useOperatingHoursTab } from 'chatdeck/hooks';
import type { Id } from 'chatdeck/model';

export default function OperatingHoursPage({ widgetId }: { widgetId: Id }) {
  return <OperatingHoursTab {...useOperatingHoursTab(widgetId)} />;
}
