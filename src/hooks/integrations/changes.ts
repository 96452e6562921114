import { deleteIfFound } from '../shared/delete-if-found';
import { useRef } from 'react';
import type { AddedBot, BotChange } from '../../model/settings/integrations/integrations';
import { makeProblem, toProblem } from '../../model/core/problem';
import { isSameId, readyRows, type Id } from '../../model/core/tolerant';
import { useKeyedState } from '../shared/keyed-state';
import { useChatdeck } from '../shared/chatdeck-context';
import { readBotUsers, teamUsersQuery } from './queries';

interface Changes {
  byId: Readonly<Record<string, BotChange>>;
  removed?: AddedBot | undefined;
}

const none: Changes = { byId: {} };

/** Adds and removes, each person or bot once at a time; after each the lists are read anew. */
export function useBotChanges(widgetId: Id) {
  const chatdeck = useChatdeck();
  const { client, queryClient } = chatdeck;
  const [changes, setChanges] = useKeyedState(`${client.session.id}/${widgetId}/bots`, none);
  const busy = useRef(new Set<string>());

  async function run(bot: AddedBot, kind: 'add' | 'remove') {
    const key = `${widgetId} ${bot.id}`;
    if (busy.current.has(key)) return;
    busy.current.add(key);
    const id = String(bot.id);
    setChanges(({ byId, removed }) => ({
      byId: { ...byId, [id]: { status: kind === 'add' ? 'adding' : 'removing' } },
      removed: removed && String(removed.id) === id ? removed : undefined,
    }));
    let problem = await attempt(() => (kind === 'add' ? add(bot) : remove(bot)));
    const rows = await readBotUsers(chatdeck, widgetId).catch(() => undefined);
    if (rows && isDenied(rows, bot.id, kind)) problem ??= makeProblem('unexpectedAnswer');
    void queryClient.invalidateQueries(teamUsersQuery(client, widgetId));
    busy.current.delete(key);
    const failure: BotChange = { status: kind === 'add' ? 'addFailed' : 'removeFailed', problem };
    setChanges(({ byId: { [id]: _, ...others }, removed }) => ({
      byId: problem ? { ...others, [id]: failure } : others,
      removed: problem ? removed : kind === 'remove' ? bot : undefined,
    }));
  }

  const add = ({ id, name, botId }: AddedBot) => chatdeck.client.bots.add(widgetId, { userID: id, name, botID: botId });

  const remove = ({ id, name }: AddedBot) => deleteIfFound(client.bots.remove(widgetId, { userID: id, name }));

  return {
    changes,
    onAdd: (bot: AddedBot) => void run(bot, 'add'),
    onRemove: (bot: AddedBot) => void run(bot, 'remove'),
  };
}

/** Whether the list denies what the server claims to have done. A row that cannot be read may be anybody. */
function isDenied(rows: Awaited<ReturnType<typeof readBotUsers>>, id: Id, kind: 'add' | 'remove'): boolean {
  const isThere = readyRows(rows).some(({ userID }) => isSameId(userID, id));
  return kind === 'remove' ? isThere : !isThere && rows.every(({ status }) => status === 'ready');
}

async function attempt(work: () => Promise<unknown>) {
  try {
    await work();
    return undefined;
  } catch (thrown) {
    return toProblem(thrown);
  }
}
