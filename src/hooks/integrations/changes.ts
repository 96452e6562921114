import { deleteIfFound } from '../shared/if-found';
import type { AddedBot, BotChange, BotsChanged } from '../../model/settings/integrations/integrations';
import { makeProblem, problemError, toProblem } from '../../model/core/problem';
import { isSameId, readyRows, type Id } from '../../model/core/tolerant';
import { useChatdeck } from '../shared/chatdeck-context';
import { teamUsersQuery } from '../shared/team-users-query';
import { useWrites, type Started } from '../shared/write';
import { readBotUsers } from './queries';

interface BotWrite {
  bot: AddedBot;
  kind: BotsChanged['kind'];
  /** Those that were started together have the same. */
  batch: number;
}

/** Adds and removes users and bots, one after the other, and refetches the lists after each change. */
export function useBotChanges(widgetId: Id) {
  const chatdeck = useChatdeck();
  const { client, queryClient } = chatdeck;
  const scope = `${client.session.id}/bots/${String(widgetId)}`;
  const { writes, start } = useWrites({
    of: widgetId,
    scope,
    itemOf: ({ bot }: BotWrite) => String(bot.id),
    run,
  });

  async function run({ bot, kind }: BotWrite) {
    let problem = await attempt(() => (kind === 'add' ? add(bot) : remove(bot)));
    const rows = await readBotUsers(chatdeck, widgetId).catch(() => undefined);
    if (rows && isDenied(rows, bot.id, kind)) problem ??= makeProblem('unexpectedAnswer');
    // Slack limits how often it can be asked, so once for all that were started together.
    const waiting = queryClient.isMutating({ predicate: ({ options }) => options.scope?.id === scope });
    if (waiting <= 1) void queryClient.invalidateQueries(teamUsersQuery(client, widgetId));
    if (problem) throw problemError(problem);
  }

  const add = ({ id, name, botId }: AddedBot) => client.bots.add(widgetId, { userID: id, name, botID: botId });

  const remove = ({ id, name }: AddedBot) => deleteIfFound(client.bots.remove(widgetId, { userID: id, name }));

  const startAll = (kind: BotWrite['kind'], bots: readonly AddedBot[]) => {
    const last = Math.max(0, ...writes.map(({ input }) => input.batch));
    // One that failed is tried again with those it was started with.
    const isRetry = bots.every(({ id }) =>
      writes.some((write) => isFailed(write, id, kind) && write.input.batch === last),
    );
    const batch = isRetry ? last : last + 1;
    for (const bot of bots) start({ bot, kind, batch });
  };
  return {
    changes: changesOf(writes),
    onAdd: (bots: readonly AddedBot[]) => startAll('add', bots),
    onRemove: (bots: readonly AddedBot[]) => startAll('remove', bots),
  };
}

function changesOf(writes: readonly Started<BotWrite, void>[]) {
  const latest = new Map(writes.map((write) => [String(write.input.bot.id), write]));
  const open = [...latest].filter(([, { status }]) => status !== 'done');
  return { byId: Object.fromEntries(open.map(([id, write]) => [id, changeOf(write)])), last: lastChange(writes) };
}

/** What was started last, once all of it is done or has failed. */
function lastChange(writes: readonly Started<BotWrite, void>[]): BotsChanged | undefined {
  const last = writes.at(-1)?.input;
  const together = writes.filter(({ input }) => input.batch === last?.batch);
  const bots = together.filter(({ status }) => status === 'done').map(({ input }) => input.bot);
  if (!last || bots.length === 0 || together.some(({ status }) => status === 'busy')) return undefined;
  return { kind: last.kind, bots };
}

function isFailed({ status, input }: Started<BotWrite, void>, id: Id, kind: BotWrite['kind']): boolean {
  return status === 'failed' && input.kind === kind && isSameId(input.bot.id, id);
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
