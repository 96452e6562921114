import { OperatingHoursTab } from '../../../settings/operating-hours';
import { useOperatingHoursTab } from '../../../hooks/operating-hours';
import { useSettingsNavigation } from '../../../hooks/settings';
import { routeAs, type PartProps } from '../../runtime/part-props';

export default function OperatingHoursPart({ route, screen }: PartProps) {
  const { widgetId = '', field } = routeAs(route, 'settings');
  return (
    <OperatingHoursTab
      {...useSettingsNavigation(widgetId)}
      {...useOperatingHoursTab(widgetId)}
      field={field}
      {...screen}
    />
  );
}
