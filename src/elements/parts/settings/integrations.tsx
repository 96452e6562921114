import { IntegrationsTab } from '../../../settings/integrations';
import { useIntegrationsTab } from '../../../hooks/integrations';
import { useSettingsNavigation } from '../../../hooks/settings';
import { routeAs, type PartProps } from '../../runtime/part-props';

export default function IntegrationsPart({ route, screen }: PartProps) {
  const { widgetId = '', field } = routeAs(route, 'settings');
  return (
    <IntegrationsTab {...useSettingsNavigation(widgetId)} {...useIntegrationsTab(widgetId)} field={field} {...screen} />
  );
}
