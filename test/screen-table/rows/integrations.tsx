import { useIntegrationsTab } from 'chatdeck/hooks';
import { IntegrationsTab, IntegrationsTabLoading } from 'chatdeck/settings/integrations';
import { makeIntegrationsProps } from 'chatdeck/testing';
import { widgetId } from '../props';
import type { Rows } from '../row';

export const integrationsRows = {
  IntegrationsTab: {
    entry: 'settings/integrations',
    sample: () => <IntegrationsTab {...makeIntegrationsProps()} />,
    variants: { 'nobody added': () => <IntegrationsTab {...makeIntegrationsProps({ added: [] })} /> },
    Loading: IntegrationsTabLoading,
    Plugged: () => <IntegrationsTab {...useIntegrationsTab(widgetId)} />,
    requests: { currentUser: 1, listBotUsers: 1, listTeamUsers: 1 },
    places: {
      integrations: [{ path: '/settings/1/integrations', title: 'Integrations', opens: ['configure Slack'] }],
    },
  },
} satisfies Rows<'IntegrationsTab'>;
