import { maxBotUsers } from '../model/entities/widget-settings';
import { settingsNavigation } from '../model/settings/shared/settings-tab';
import type {
  IntegrationsData,
  IntegrationsTabProps,
  TeamMemberChoice,
} from '../model/settings/integrations/integrations';
import { ready } from './screens';
import { makeParsedUser } from './users';

/** Everyone in a workspace: users, bots, the product’s bot, and Slack’s. */
export function makeTeamChoices(): TeamMemberChoice[] {
  return [
    { id: 'U04DANA', name: 'dana.whitfield', isBot: false, botId: '' },
    { id: 'U04LUIS', name: 'luis.ferreira', isBot: false, botId: '' },
    { id: 'U04STATUS', name: 'statusbot', isBot: true, botId: 'B04STATUS' },
    { id: 'U04FAQ', name: 'faq-helper', isBot: true, botId: 'B04FAQ' },
    { id: 'U04DECK', name: 'chatdeck', isBot: true, botId: 'B04DECK' },
    { id: 'USLACKBOT', name: 'slackbot', isBot: true, botId: 'B01' },
  ];
}

/** Static props of `IntegrationsTab`: by default one bot is added. */
export function makeIntegrationsProps(overrides: Partial<IntegrationsData> = {}): IntegrationsTabProps {
  const nothing = () => undefined;
  return {
    widgetId: 11,
    roomName: 'website',
    navigation: settingsNavigation(makeParsedUser().account.plan, new Set()),
    integrations: ready<IntegrationsData>({
      connection: 'connected',
      added: [{ id: 'U04STATUS', name: 'statusbot', botId: 'B04STATUS' }],
      unreadable: 0,
      team: ready(makeTeamChoices()),
      changes: {},
      limit: maxBotUsers,
      ...overrides,
    }),
    onAdd: nothing,
    onRemove: nothing,
    onTeamRetry: nothing,
  };
}
