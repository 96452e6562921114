import { InstallTab } from '../../../settings/install';
import { useInstallTab } from '../../../hooks/install';
import { useSettingsNavigation } from '../../../hooks/settings';
import { routeAs, type PartProps } from '../../runtime/part-props';

export default function InstallPart({ route, screen, isWhole, navigate }: PartProps) {
  const { widgetId = '', field } = routeAs(route, 'settings');
  const install = useInstallTab(widgetId, {
    withoutUndo: !isWhole,
    onDeleted: () => navigate({ name: 'dashboard' }),
  });
  return <InstallTab {...useSettingsNavigation(widgetId)} {...install} field={field} {...screen} />;
}
