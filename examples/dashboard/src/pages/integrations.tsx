import { IntegrationsTab } from 'chatdeck/settings/integrations';
import { useSettingsNavigation, useIntegrationsTab } from 'chatdeck/hooks';
import type { TabPageProps } from '../page-props';

export default function IntegrationsPage({ widgetId, field }: TabPageProps) {
  return <IntegrationsTab {...useSettingsNavigation(widgetId)} {...useIntegrationsTab(widgetId)} field={field} />;
}
