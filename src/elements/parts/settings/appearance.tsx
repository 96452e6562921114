import { AppearanceTab } from '../../../settings/appearance';
import { useAppearanceTab } from '../../../hooks/appearance';
import { useSettingsNavigation } from '../../../hooks/settings';
import { routeAs, type PartProps } from '../../runtime/part-props';

export default function AppearancePart({ route, screen }: PartProps) {
  const { widgetId = '', field } = routeAs(route, 'settings');
  return (
    <AppearanceTab {...useSettingsNavigation(widgetId)} {...useAppearanceTab(widgetId)} field={field} {...screen} />
  );
}
