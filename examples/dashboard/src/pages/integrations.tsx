import { IntegrationsTab } from 'chatdeck/settings/integrations';
import { useIntegrationsTab } from 'chatdeck/hooks';
import type { Id } from 'chatdeck/model';

export default function IntegrationsPage({ widgetId }: { widgetId: Id }) {
  return <IntegrationsTab {...useIntegrationsTab(widgetId)} />;
}
