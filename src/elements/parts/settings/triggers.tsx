import { TriggersTab } from '../../../settings/triggers';
import { useTriggersTab } from '../../../hooks/triggers';
import { useSettingsNavigation } from '../../../hooks/settings';
import { routeAs, type PartProps } from '../../runtime/part-props';

export default function TriggersPart({ route, screen }: PartProps) {
  const { widgetId = '', field } = routeAs(route, 'settings');
  return <TriggersTab {...useSettingsNavigation(widgetId)} {...useTriggersTab(widgetId)} field={field} {...screen} />;
}
