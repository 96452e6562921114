import { maxBotUsers, ready, type AddedBot } from 'chatdeck/model';
import { IntegrationsTab } from 'chatdeck/settings/integrations';
import { useState } from 'react';

const team = [
  { id: 'U1', name: 'statusbot', isBot: true, botId: 'B1' },
  { id: 'U2', name: 'dana', isBot: false, botId: '' },
];

export function OwnIntegrations() {
  const [added, setAdded] = useState<AddedBot[]>([{ id: 'U1', name: 'statusbot', botId: 'B1' }]);
  return (
    <IntegrationsTab
      widgetId={1}
      integrations={ready({
        connection: 'connected' as const,
        added,
        unreadable: 0,
        team: ready(team),
        changes: {},
        limit: maxBotUsers,
      })}
      onAdd={(bots) => setAdded([...added, ...bots])}
      onRemove={(bots) => setAdded(added.filter(({ id }) => bots.every((bot) => bot.id !== id)))}
      onTeamRetry={() => undefined}
    />
  );
}
