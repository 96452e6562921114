import { group, shortly } from '../case';
import { contains, equal, holds, rejects, Skipped, succeeds } from '../checks';
import { localDate } from '../../../model/time/zoned-time';
import { addDays } from '../../../model/time/local-date';
import { lateReplySeconds } from '../../../service/contract/report-store';
import { DAY } from '../../../model/time/duration';
import {
  daysBack,
  open,
  isMissed,
  startOf,
  count,
  pathOf,
  type Chat,
  type Figures,
  type Query,
  type Change,
  type Day,
} from './opened-reports';

const { cases, rule } = group('reports', 'reports');
export const reportCases = cases;

const kinds = ['overview', 'chats', 'availability'];

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
    await world.needsFeature('reports');
    const { Id } = await world.widget();
    const range = { tz: 'UTC', startDate: '2025-06-01T00:00:00', endDate: '2025-06-30T23:59:59' };
    for (const kind of kinds) {
      const more = kind === 'chats' ? { perPage: '15', page: '0' } : {};
      const answer = await world.as('admin', 'GET', pathOf(Id, kind, { ...range, ...more, ...change }));
      rejects(answer, 400, 'invalid', path);
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
    await world.needsFeature('reports');
    const { Id } = await world.widget();
    const range = { tz: 'UTC', startDate: '2025-06-01T00:00:00', endDate: '2025-06-30T23:59:59' };
    const query = { ...range, perPage: '15', page: '0', [name]: value };
    rejects(await world.as('admin', 'GET', pathOf(Id, 'chats', query)), 400, 'invalid', name);
  });
}

rule('The history is newest first', async (world) => {
  const times = (await (await open(world)).chats()).map(startOf);
  equal(
    'Start times',
    times,
    times.toSorted((a, b) => b - a),
  );
});

rule('Pages follow each other, and all count the same total', async (world) => {
  const { read, ...opened } = await open(world);
  const chats = await opened.chats();
  const length = Math.max(1, Math.ceil(Math.min(chats.length, 40) / 4));
  const pages = await Promise.all([0, 1, 2, 3].map((page) => read({ perPage: String(length), page: String(page) })));
  equal(
    'The pages together',
    pages.flatMap((page) => page.chats),
    chats.slice(0, 4 * length),
  );
  for (const { totalChats } of pages) equal('The total', totalChats, chats.length);
  equal('A page behind the last', (await read({ page: '999' })).chats, []);
});

rule('Filters select what they name, alone and together', async (world) => {
  const { read, ...opened } = await open(world);
  const chats = await opened.chats();
  const agent = chats.find((chat) => !isMissed(chat))?.agentName ?? 'Nobody';
  const filters: [Query, (chat: Chat) => boolean][] = [
    [{ rating: 'up' }, ({ chatRating }) => chatRating === 'up'],
    [{ rating: 'down' }, ({ chatRating }) => chatRating === 'down'],
    [{ missed: 'true' }, isMissed],
    [{ missed: 'false' }, (chat) => !isMissed(chat)],
    [{ agent }, ({ agentName }) => agentName === agent],
    [{ agent, rating: 'up' }, ({ agentName, chatRating }) => agentName === agent && chatRating === 'up'],
    [{ agent, missed: 'true' }, () => false],
    [{ rating: 'down', missed: 'false' }, (chat) => chat.chatRating === 'down' && !isMissed(chat)],
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
});

rule('Chats that a trigger started are counted as in the overview, and can be filtered with others', async (world) => {
  const { read, overview, ...opened } = await open(world);
  const chats = await opened.chats();
  const [started, others] = [await read({ trigger: 'true' }), await read({ trigger: 'false' })];
  equal('Started by a trigger', started.totalChats, (await overview()).totalStats.chatsFromTrigger);
  equal('Started by a trigger or not', started.totalChats + others.totalChats, chats.length);
  const missed = await read({ trigger: 'true', missed: 'true' });
  equal('Missed among them', missed.totalChats, count(started.chats, isMissed));
});

rule('A search finds texts of the title, the visitor, and the feedback, in any case', async (world) => {
  const { read, ...opened } = await open(world);
  const chats = await opened.chats();
  const texts = (chat: Chat) => [chat.title, chat.visitor.name, chat.visitor.email, chat.chatFeedback];
  const has = (text: string) => (chat: Chat) =>
    texts(chat).some((each) => each.toLowerCase().includes(text.toLowerCase()));
  for (const index of [0, 1, 2, 3]) {
    const known = new Set(chats.map((chat) => (texts(chat)[index] ?? '').trim().slice(0, 100)).filter(Boolean));
    // The rarest of some says the most.
    const [rarest] = [...known]
      .slice(0, 50)
      .toSorted((one, other) => count(chats, has(one)) - count(chats, has(other)));
    if (rarest === undefined) continue;
    equal(`Chats with ${rarest}`, (await read({ q: rarest.toUpperCase() })).totalChats, count(chats, has(rarest)));
  }
  equal('A text that no chat has', (await read({ q: 'conformance-no-such-text' })).totalChats, 0);
});

rule('A missed chat has no agent and no first response', async (world) => {
  const chats = await (await open(world)).chats();
  for (const chat of chats.filter(isMissed)) {
    holds('firstResponseAt is the year 1', chat.firstResponseAt.startsWith('0001-01-01'), chat.firstResponseAt);
  }
  for (const { startedAt, endedAt } of chats) {
    holds('A chat ends after it starts', Date.parse(endedAt) >= Date.parse(startedAt), { startedAt, endedAt });
  }
});

rule('The overview agrees with the history, for the team and for each operator', async (world) => {
  const { overview, ...opened } = await open(world);
  const chats = await opened.chats();
  const { totalStats, stats } = await overview();
  contains('The team’s figures', totalStats, { agentName: '', ...figuresOf(chats) });
  for (const row of stats) {
    const own = chats.filter(({ agentName }) => agentName === row.agentName);
    contains(`The figures of ${row.agentName || 'missed chats'}`, row, figuresOf(own));
  }
});

/** What the history says about figures. */
function figuresOf(chats: readonly Chat[]): Partial<Figures> {
  const [up, down] = (['up', 'down'] as const).map((rating) => count(chats, ({ chatRating }) => chatRating === rating));
  const waits = chats
    .filter(({ firstResponseAt }) => !firstResponseAt.startsWith('0001'))
    .map((chat) => (Date.parse(chat.firstResponseAt) - startOf(chat)) / 1000);
  const durations = chats.map((chat) => (Date.parse(chat.endedAt) - startOf(chat)) / 1000);
  return {
    totalChats: chats.length,
    upRatingCount: up ?? 0,
    upRatingPercent: percent(up ?? 0, down ?? 0),
    lateReply: waits.filter((wait) => wait > lateReplySeconds).length,
    avgTimeToFirstReply: average(waits),
    avgChatDuration: average(durations),
  };
}

function percent(up: number, down: number): number | null {
  return up + down === 0 ? null : Math.round((1000 * up) / (up + down)) / 10;
}

function average(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return Math.round((10 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 10;
}

rule('The overview has a row per agent by name, and the missed chats last', async (world) => {
  const { overview, ...opened } = await open(world);
  const chats = await opened.chats();
  const { stats, totalStats } = await overview();
  const agents = [...new Set(chats.filter((chat) => !isMissed(chat)).map(({ agentName }) => agentName))].sort();
  equal(
    'The rows',
    stats.map(({ agentName }) => agentName),
    [...agents, ''],
  );
  const sum = (of: (row: Figures) => number) => stats.reduce((all, row) => all + of(row), 0);
  for (const name of ['totalChats', 'upRatingCount', 'chatsFromTrigger', 'lateReply', 'totalOfflineMsgs'] as const) {
    equal(
      `The rows’ ${name} add up`,
      sum((row) => row[name]),
      totalStats[name],
    );
  }
  const messages = sum(({ avgMsgsPerChat, totalChats }) => (avgMsgsPerChat ?? 0) * totalChats);
  // Every average is rounded to tenths.
  const difference = Math.abs(messages / totalStats.totalChats - (totalStats.avgMsgsPerChat ?? 0));
  holds('The rows’ avgMsgsPerChat agree with the team’s', difference <= 0.1001, stats);
});

rule('Averages are null where nothing was measured', async (world) => {
  const { overview } = await open(world);
  const range = { startDate: '1999-01-01T00:00:00', endDate: '1999-01-31T23:59:59' };
  const { totalStats } = await overview(range);
  const nothing = { totalChats: 0, upRatingPercent: null, avgTimeToFirstReply: null, avgChatDuration: null };
  contains('The figures of an empty range', totalStats, { ...nothing, avgChatsPerDay: 0 });
});

rule('Averages per day count the days that the range touches', async (world) => {
  const { overview, all } = await open(world);
  const { totalStats } = await overview();
  const days = Math.round((Date.parse(all.endDate.slice(0, 10)) - Date.parse(all.startDate.slice(0, 10))) / DAY) + 1;
  equal('avgChatsPerDay', totalStats.avgChatsPerDay, Math.round((100 * totalStats.totalChats) / days) / 100);
});

rule('The overview’s days are optional, follow the zone, and add up to the team’s figures', async (world) => {
  const { overview, all, ...opened } = await open(world);
  const chats = await opened.chats();
  holds('No days unless they are asked for', !('days' in (await overview())), await overview());
  for (const tz of ['UTC', 'Pacific/Auckland']) {
    const { totalStats, days, query } = await daysIn(tz, overview, world.now);
    if (!days) throw new Skipped('The server sends no figures per day.');
    equal(
      'The days',
      days.map(({ date }) => date),
      datesOf(query),
    );
    equal('Their chats', sumOf(days, 'totalChats'), totalStats.totalChats);
    equal('Their thumbs up', sumOf(days, 'upRatingCount'), totalStats.upRatingCount);
    const dates = chats.map(({ startedAt }) => localDate(Date.parse(startedAt), tz));
    for (const day of days) {
      const own = chats.filter((_, index) => dates[index] === day.date);
      // The first and last day reach beyond the chats that were read.
      if (day.date <= addDays(all.startDate.slice(0, 10), 1) || day === days.at(-1)) continue;
      const [up, down] = ['up', 'down'].map((rating) => own.filter(({ chatRating }) => chatRating === rating).length);
      const counts = { totalChats: own.length, missedChats: own.filter(isMissed).length };
      contains(`The day ${day.date}`, day, { ...counts, upRatingCount: up, downRatingCount: down });
    }
  }
});

async function daysIn(
  tz: string,
  overview: (query: Query) => Promise<{ totalStats: Figures; days?: Day[] }>,
  now: Date,
) {
  const end = localDate(now.getTime(), tz);
  const query = { tz, startDate: `${addDays(end, -daysBack)}T00:00:00`, endDate: `${end}T23:59:59` };
  return { query, ...(await overview({ ...query, days: 'true' })) };
}

function datesOf({ startDate }: { startDate: string }): string[] {
  return Array.from({ length: daysBack + 1 }, (_, index) => addDays(startDate.slice(0, 10), index));
}

function sumOf(days: readonly Day[], name: 'totalChats' | 'upRatingCount'): number {
  return days.reduce((sum, day) => sum + day[name], 0);
}

rule('A plan without reports gets none', async (world) => {
  const { account } = await world.user('otherAccount');
  const { Id } = await world.widget('otherAccount');
  const query = 'tz=UTC&startDate=2025-06-01T00:00:00&endDate=2025-06-30T23:59:59';
  const answer = await world.as('otherAccount', 'GET', `/reports/${Id}/overview?${query}`);
  if ((account.plan as { reports?: boolean }).reports) succeeds(answer);
  else rejects(answer, 400, 'plan_required');
});
