import { IntegrationsTab } from 'chatdeck/settings/integrations';
import { useIntegrationsTab } from 'chatdeck/hooks';
import type { TabPageProps } from '../page-props';

export default function IntegrationsPage({ widgetId }: TabPageProps) {
  return <IntegrationsTab {...useIntegrationsTab(widgetId)} />;
}
