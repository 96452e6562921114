import { Skipped, succeeds } from '../checks';
import type { Id } from '../../../model/core/tolerant';
import type { World } from '../world';
import { DAY } from '../../../model/time/duration';

/** How far back the cases look: a report covers 400 days at most. */
export const daysBack = 390;
export const perPage = 1000;

export interface Chat {
  startedAt: string;
  endedAt: string;
  agentName: string;
  firstResponseAt: string;
  chatRating: 'up' | 'down' | null;
  chatFeedback: string;
  title: string;
  visitor: { name: string; email: string };
}
interface History {
  chats: Chat[];
  totalChats: number;
}
export interface Figures {
  agentName: string;
  totalChats: number;
  avgChatsPerDay: number | null;
  chatsFromTrigger: number;
  upRatingPercent: number | null;
  upRatingCount: number;
  avgTimeToFirstReply: number | null;
  avgChatDuration: number | null;
  lateReply: number;
  avgMsgsPerChat: number | null;
  totalOfflineMsgs: number;
}
export type Query = Record<string, string>;

/** Reports of the widget with the most chats. */
export async function open(world: World) {
  await world.needsFeature('reports');
  const last = world.now.getTime();
  const { id } = await busiest(world);
  const ask = (kind: string, query: Change) => world.as('admin', 'GET', pathOf(id, kind, query));
  const page = { perPage: String(perPage), page: '0' };
  const history = async (query: Query) => succeeds(await ask('chats', { ...page, ...query })).json as History;
  const rangeOf = (days: number) => ({ tz: 'UTC', ...between(last - days * DAY, last) });
  let days = daysBack;
  // A page can show them all.
  for (let total = Infinity; total > perPage && days > 1;) {
    total = (await history({ ...rangeOf(days), perPage: '1' })).totalChats;
    if (total > perPage) days = Math.floor((0.9 * days * perPage) / total);
  }
  const all = rangeOf(days);
  const read = (query: Query) => history({ ...all, ...query });
  return {
    all,
    id,
    ask,
    read,
    /** Every chat of the range; skips the case when there are none. */
    chats: async () => {
      const { chats } = await read({});
      if (chats.length === 0) throw new Skipped(`No widget has chats in the last ${daysBack} days.`);
      return chats;
    },
    overview: async (query: Query = {}) =>
      succeeds(await ask('overview', { ...all, ...query })).json as {
        totalStats: Figures;
        stats: Figures[];
        days?: Day[];
      },
  };
}

interface Counted {
  id: Id;
  stats: { total: number; dailyCounts30d: { chats: number }[] };
}

/** The finished widget with the most chats, and its counts. */
export async function busiest(world: World): Promise<Counted> {
  const { ces } = await world.user();
  const { json } = succeeds(await world.as('admin', 'GET', '/users/current/chat_endpoints'));
  const finished = new Set(ces.filter(({ Step }) => Number(Step) >= 3).map(({ Id }) => Id));
  const rows = (json as { Id: Id; chatStats: Counted['stats'] }[]).filter(({ Id }) => finished.has(Id));
  const [first] = rows.toSorted((one, other) => other.chatStats.total - one.chatStats.total);
  if (!first) throw new Skipped('The account has no finished widget (Step 3).');
  return { id: first.Id, stats: first.chatStats };
}

export function between(from: number, until: number): { startDate: string; endDate: string } {
  const text = (time: number) => new Date(time).toISOString().slice(0, 19);
  return { startDate: text(from), endDate: text(until) };
}

export const isMissed = ({ agentName }: Chat) => agentName === '';
export const startOf = ({ startedAt }: Chat) => Date.parse(startedAt);
export const count = (chats: readonly Chat[], isCounted: (chat: Chat) => boolean) => chats.filter(isCounted).length;

/** A parameter that is undefined isn’t sent. */
export type Change = Record<string, string | undefined>;

export function pathOf(id: Id, kind: string, query: Change): string {
  const sent = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return `/reports/${id}/${kind}?${new URLSearchParams(sent).toString()}`;
}

export interface Day extends Record<'totalChats' | 'missedChats' | 'upRatingCount' | 'downRatingCount', number> {
  date: string;
}
