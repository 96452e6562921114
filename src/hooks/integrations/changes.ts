import { deleteIfFound } from '../shared/if-found';
import type { AddedBot, BotChange } from '../../model/settings/integrations/integrations';
import { makeProblem, problemError, toProblem } from '../../model/core/problem';
import { isSameId, readyRows, type Id } from '../../model/core/tolerant';
import { useChatdeck } from '../shared/chatdeck-context';
import { teamUsersQuery } from '../shared/team-users-query';
import { useWrites, type Started } from '../shared/write';
import { readBotUsers } from './queries';

interface BotWrite {
  bot: AddedBot;
  kind: 'add' | 'remove';
}

/** Adds and removes users and bots, each one at a time, and refetches the lists after each change. */
export function useBotChanges(widgetId: Id) {
  const chatdeck = useChatdeck();
  const { client, queryClient } = chatdeck;
  const { writes, start } = useWrites({ of: widgetId, itemOf: ({ bot }: BotWrite) => String(bot.id), run });

  async function run({ bot, kind }: BotWrite) {
    let problem = await attempt(() => (kind === 'add' ? add(bot) : remove(bot)));
    const rows = await readBotUsers(chatdeck, widgetId).catch(() => undefined);
    if (rows && isDenied(rows, bot.id, kind)) problem ??= makeProblem('unexpectedAnswer');
    void queryClient.invalidateQueries(teamUsersQuery(client, widgetId));
    if (problem) throw problemError(problem);
  }

  const add = ({ id, name, botId }: AddedBot) => client.bots.add(widgetId, { userID: id, name, botID: botId });

  const remove = ({ id, name }: AddedBot) => deleteIfFound(client.bots.remove(widgetId, { userID: id, name }));

  return {
    changes: changesOf(writes),
    onAdd: (bot: AddedBot) => start({ bot, kind: 'add' }),
    onRemove: (bot: AddedBot) => start({ bot, kind: 'remove' }),
  };
}

function changesOf(writes: readonly Started<BotWrite, void>[]) {
  const latest = new Map(writes.map((write) => [String(write.input.bot.id), write]));
  const open = [...latest].filter(([, { status }]) => status !== 'done');
  const done = writes.findLast(({ status }) => status === 'done');
  const isRemoved = done?.input.kind === 'remove' && latest.get(String(done.input.bot.id)) === done;
  return {
    byId: Object.fromEntries(open.map(([id, write]) => [id, changeOf(write)])),
    removed: isRemoved ? done.input.bot : undefined,
  };
}

function changeOf(write: Started<BotWrite, void>): BotChange {
  const isAdding = write.input.kind === 'add';
  if (write.status === 'failed') return { status: isAdding ? 'addFailed' : 'removeFailed', problem: write.problem };
  return { status: isAdding ? 'adding' : 'removing' };
}

/** Whether the list contradicts what the server claims to have done. An unreadable row could be anyone. */
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
