import { group, shortly } from '../case';
import { contains, equal, holds, rejects, Skipped, succeeds } from '../checks';
import { dayLengthHours, localDate } from '../../../model/time/zoned-time';
import { addDays } from '../../../model/time/local-date';
import type { World } from '../world';

const { cases, rule } = group('reports', 'reports');
export const reportCases = cases;

const kinds = ['overview', 'chats', 'availability'];
const DAY = 86_400_000;
/** How far back the cases look: a report covers 400 days at most. */
const daysBack = 390;

interface Chat {
  startedAt: string;
  endedAt: string;
  agentName: string;
  firstResponseAt: string;
  chatRating: 'up' | 'down' | null;
  title: string;
}
interface Figures {
  agentName: string;
  totalChats: number;
  avgChatsPerDay: number | null;
  chatsFromTrigger: number;
  upRatingPercent: number | null;
  upRatingCount: number;
  avgTimeToFirstReply: number | null;
  avgChatDuration: number | null;
}
type Query = Record<string, string>;

/** Reports of the widget with the most chats. */
async function open(world: World) {
  await world.needsFeature('reports');
  const { ces } = await world.user();
  const last = world.now.getTime();
  const all = { tz: 'UTC', ...between(last - daysBack * DAY, last) };
  const ask = (id: unknown, kind: string, query: Change) => {
    const sent = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
    return world.as('admin', 'GET', `/reports/${String(id)}/${kind}?${new URLSearchParams(sent).toString()}`);
  };
  const page = { perPage: '1000', page: '0' };
  const read = async (id: unknown, query: Query) =>
    succeeds(await ask(id, 'chats', { ...all, ...page, ...query })).json as { chats: Chat[]; totalChats: number };
  let best: { id: unknown; chats: Chat[] } = { id: (await world.widget()).Id, chats: [] };
  for (const { Id } of ces.filter(({ Step }) => Number(Step) >= 3).slice(0, 10)) {
    const { chats } = await read(Id, {});
    if (chats.length > best.chats.length) best = { id: Id, chats };
  }
  const { id, chats } = best;
  return {
    all,
    id,
    chats,
    ask: (kind: string, query: Change) => ask(id, kind, query),
    read: (query: Query) => read(id, query),
    overview: async (query: Query = {}) =>
      succeeds(await ask(id, 'overview', { ...all, ...query })).json as { totalStats: Figures; stats: Figures[] },
  };
}

function between(from: number, until: number): { startDate: string; endDate: string } {
  const text = (time: number) => new Date(time).toISOString().slice(0, 19);
  return { startDate: text(from), endDate: text(until) };
}

function needsChats(chats: readonly Chat[]): void {
  if (chats.length === 0) throw new Skipped(`No widget has chats in the last ${daysBack} days.`);
}

const isMissed = ({ agentName }: Chat) => agentName === '';

/** A parameter that is undefined isn’t sent. */
type Change = Record<string, string | undefined>;

const badRanges: [Change, string][] = [
  [{ tz: 'Mars/Olympus' }, 'tz'],
  [{ tz: '+05:00' }, 'tz'],
  [{ tz: '' }, 'tz'],
  [{ tz: undefined }, 'tz'],
  [{ startDate: '2025-06-16' }, 'startDate'],
  [{ startDate: '2025-02-29T00:00:00' }, 'startDate'],
  [{ startDate: '0000-01-01T00:00:00' }, 'startDate'],
  [{ endDate: '2025-06-17T24:00:00' }, 'endDate'],
  [{ endDate: '2025-06-17T23:60:00' }, 'endDate'],
  [{ endDate: '2025-05-31T23:59:59' }, 'endDate'],
  [{ endDate: '2026-08-01T00:00:00' }, 'endDate'],
  [{ endDate: undefined }, 'endDate'],
];
for (const [change, path] of badRanges) {
  rule(`A report with ${shortly(change)} is rejected`, async (world) => {
    const { ask } = await open(world);
    const range = { tz: 'UTC', startDate: '2025-06-01T00:00:00', endDate: '2025-06-30T23:59:59' };
    for (const kind of kinds) {
      const more = kind === 'chats' ? { perPage: '15', page: '0' } : {};
      rejects(await ask(kind, { ...range, ...more, ...change }), 400, 'invalid', path);
    }
  });
}

const badFilters: [string, string | undefined][] = [
  ['perPage', '0'],
  ['perPage', '1001'],
  ['perPage', '-1'],
  ['perPage', 'ten'],
  ['perPage', undefined],
  ['page', '-1'],
  ['page', '1.5'],
  ['page', undefined],
  ['rating', 'sideways'],
  ['rating', ''],
  ['missed', 'yes'],
  ['trigger', '1'],
  ['q', 'x'.repeat(201)],
  ['q', 'a\0b'],
];
for (const [name, value] of badFilters) {
  rule(`A history with ${shortly({ [name]: value })} is rejected`, async (world) => {
    const { ask, all } = await open(world);
    rejects(await ask('chats', { ...all, perPage: '15', page: '0', [name]: value }), 400, 'invalid', name);
  });
}

rule('The history is newest first', async (world) => {
  const { chats } = await open(world);
  needsChats(chats);
  const times = chats.map(({ startedAt }) => Date.parse(startedAt));
  equal(
    'Start times',
    times,
    times.toSorted((a, b) => b - a),
  );
});

rule('Pages follow each other, and all count the same total', async (world) => {
  const { chats, read } = await open(world);
  needsChats(chats);
  const perPage = Math.max(1, Math.ceil(Math.min(chats.length, 40) / 4));
  const pages = await Promise.all([0, 1, 2, 3].map((page) => read({ perPage: String(perPage), page: String(page) })));
  equal(
    'The pages together',
    pages.flatMap((page) => page.chats),
    chats.slice(0, 4 * perPage),
  );
  for (const { totalChats } of pages) holds('The total counts every chat', totalChats >= chats.length, totalChats);
  equal('The totals', new Set(pages.map(({ totalChats }) => totalChats)).size, 1);
  equal('A page behind the last', (await read({ perPage: '1000', page: '999' })).chats, []);
});

rule('Filters select what they name', async (world) => {
  const { chats, read } = await open(world);
  needsChats(chats);
  if (chats.length === 1000) throw new Skipped('The widget has more chats than one page shows.');
  const agent = chats.find((chat) => !isMissed(chat))?.agentName ?? 'Nobody';
  const filters: [Query, (chat: Chat) => boolean][] = [
    [{ rating: 'up' }, ({ chatRating }) => chatRating === 'up'],
    [{ rating: 'down' }, ({ chatRating }) => chatRating === 'down'],
    [{ missed: 'true' }, isMissed],
    [{ missed: 'false' }, (chat) => !isMissed(chat)],
    [{ agent }, ({ agentName }) => agentName === agent],
  ];
  for (const [query, isWanted] of filters) {
    const found = await read(query);
    const expected = chats.filter(isWanted);
    equal(
      `Chats with ${JSON.stringify(query)}`,
      found.chats.map(({ startedAt }) => startedAt),
      expected.map(({ startedAt }) => startedAt),
    );
    equal(`The count with ${JSON.stringify(query)}`, found.totalChats, expected.length);
  }
  const started = await read({ trigger: 'true' });
  const others = await read({ trigger: 'false' });
  equal('Started by a trigger or not', started.totalChats + others.totalChats, chats.length);
});

rule('A search finds the title in any case', async (world) => {
  const { chats, read } = await open(world);
  const title = chats
    .find((chat) => chat.title.trim() !== '')
    ?.title.trim()
    .slice(0, 100);
  if (title === undefined) throw new Skipped('No chat has a title.');
  const { totalChats } = await read({ q: title.toUpperCase() });
  holds('The chat with this title is found', totalChats >= 1, totalChats);
  equal('A text that no chat has', (await read({ q: 'conformance-no-such-text' })).totalChats, 0);
});

rule('A missed chat has no agent and no first response', async (world) => {
  const { chats } = await open(world);
  needsChats(chats);
  for (const chat of chats.filter(isMissed)) {
    holds('firstResponseAt is the year 1', chat.firstResponseAt.startsWith('0001-01-01'), chat.firstResponseAt);
  }
  for (const { startedAt, endedAt } of chats) {
    holds('A chat ends after it starts', Date.parse(endedAt) >= Date.parse(startedAt), { startedAt, endedAt });
  }
});

rule('The overview agrees with the history', async (world) => {
  const { chats, overview } = await open(world);
  needsChats(chats);
  if (chats.length === 1000) throw new Skipped('The widget has more chats than one page shows.');
  const { totalStats } = await overview();
  const [up, down] = ['up', 'down'].map((rating) => chats.filter(({ chatRating }) => chatRating === rating).length);
  const seconds =
    chats.reduce((all, { startedAt, endedAt }) => all + Date.parse(endedAt) - Date.parse(startedAt), 0) / 1000;
  contains('The team’s figures', totalStats, {
    agentName: '',
    totalChats: chats.length,
    upRatingCount: up,
    upRatingPercent: percent(up ?? 0, down ?? 0),
    avgChatDuration: Math.round((seconds / chats.length) * 10) / 10,
  });
});

function percent(up: number, down: number): number | null {
  return up + down === 0 ? null : Math.round((1000 * up) / (up + down)) / 10;
}

rule('The overview has a row per agent by name, and the missed chats last', async (world) => {
  const { chats, overview } = await open(world);
  needsChats(chats);
  const { stats, totalStats } = await overview();
  const agents = [...new Set(chats.filter((chat) => !isMissed(chat)).map(({ agentName }) => agentName))].sort();
  equal(
    'The rows',
    stats.map(({ agentName }) => agentName),
    [...agents, ''],
  );
  for (const name of ['totalChats', 'upRatingCount', 'chatsFromTrigger'] as const) {
    equal(
      `The rows’ ${name} add up`,
      stats.reduce((all, row) => all + row[name], 0),
      totalStats[name],
    );
  }
  equal('Missed chats', stats.at(-1)?.totalChats, chats.filter(isMissed).length);
});

rule('Averages are null where nothing was measured', async (world) => {
  const { overview } = await open(world);
  const range = { startDate: '1999-01-01T00:00:00', endDate: '1999-01-31T23:59:59' };
  const { totalStats } = await overview(range);
  const nothing = { totalChats: 0, upRatingPercent: null, avgTimeToFirstReply: null, avgChatDuration: null };
  contains('The figures of an empty range', totalStats, { ...nothing, avgChatsPerDay: 0 });
});

rule('Averages per day count the days that the range touches', async (world) => {
  const { chats, overview, all } = await open(world);
  needsChats(chats);
  const { totalStats } = await overview();
  const days = Math.round((Date.parse(all.endDate.slice(0, 10)) - Date.parse(all.startDate.slice(0, 10))) / DAY) + 1;
  equal('avgChatsPerDay', totalStats.avgChatsPerDay, Math.round((100 * totalStats.totalChats) / days) / 100);
});

/** Zones whose days differ from those of UTC, some of them by hours that change within the year. */
const zones = ['America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland', 'Europe/Berlin'];

for (const tz of zones) {
  rule(`A day of ${tz} is that zone’s, also when its clocks change`, async (world) => {
    const { chats, read } = await open(world);
    needsChats(chats);
    const dateOf = (chat: Chat) => localDate(Date.parse(chat.startedAt), tz);
    const dates = [...new Set(chats.map(dateOf))].slice(0, -1);
    const shifts = dates.filter((date) => dayLengthHours(date, tz) !== 24);
    for (const date of new Set([...shifts, ...dates.slice(0, 3)])) {
      const found = await read({ tz, startDate: `${date}T00:00:00`, endDate: `${date}T23:59:59` });
      equal(`Chats on ${date}`, found.totalChats, chats.filter((chat) => dateOf(chat) === date).length);
    }
  });
}

rule('A range includes both of its ends', async (world) => {
  const { chats, read } = await open(world);
  const chat = chats.find(({ startedAt }) => Date.parse(startedAt) % 1000 === 0);
  if (!chat) throw new Skipped('No chat starts at a full second.');
  const second = chat.startedAt.slice(0, 19);
  const { totalChats } = await read({ startDate: second, endDate: second });
  equal('Chats in its second', totalChats, chats.filter(({ startedAt }) => startedAt.slice(0, 19) === second).length);
});

rule('Availability has a row per day, cut at its midnights, in order', async (world) => {
  const { ask } = await open(world);
  const end = localDate(world.now.getTime(), 'America/New_York');
  const start = addDays(end, -120);
  const query = { tz: 'America/New_York', startDate: `${start}T00:00:00`, endDate: `${end}T23:59:59` };
  const { json } = succeeds(await ask('availability', query));
  type Day = { label: string; periods: { state: string; prevState: string; start: string; end: string }[] };
  const days = (Array.isArray(json) ? json : (json as { stats: Day[] }).stats) as Day[];
  equal('How many days', days.length, 121);
  for (const [index, { label, periods }] of days.entries()) {
    const date = addDays(start, index);
    equal('The label', label, labelOf(date));
    let former = 0;
    for (const { state, prevState, start: from, end: until } of periods) {
      equal('A period', [state, prevState], ['Online', 'Offline']);
      const [began, ended] = [Date.parse(from), Date.parse(until)];
      holds('Periods follow each other', former <= began && began < ended, periods);
      const dates = [began, ended - 1].map((time) => localDate(time, query.tz));
      equal('A period’s days', dates, [date, date]);
      former = ended;
    }
  }
});

function labelOf(date: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(date));
}

rule('A plan without reports gets none', async (world) => {
  const { account } = await world.user('otherAccount');
  const { Id } = await world.widget('otherAccount');
  const query = 'tz=UTC&startDate=2025-06-01T00:00:00&endDate=2025-06-30T23:59:59';
  const answer = await world.as('otherAccount', 'GET', `/reports/${Id}/overview?${query}`);
  if ((account.plan as { reports?: boolean }).reports) succeeds(answer);
  else rejects(answer, 400, 'plan_required');
});
