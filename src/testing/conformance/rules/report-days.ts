import { group } from '../case';
import { equal, holds, Skipped, succeeds } from '../checks';
import { dayLengthHours, localDate } from '../../../model/time/zoned-time';
import { addDays } from '../../../model/time/local-date';
import { DAY } from '../../../model/time/duration';
import { between, daysBack, open, busiest, isMissed, startOf, count, type Chat } from './opened-reports';

const { cases, rule } = group('reports', 'reports');
export const reportDayCases = cases;

/** Zones whose days differ from those of UTC, some of them by hours that change within the year. */
const zones = ['America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland', 'Europe/Berlin'];

for (const tz of zones) {
  rule(`A day of ${tz} is that zone’s, also when its clocks change`, async (world) => {
    const { read, overview, ...opened } = await open(world);
    const chats = await opened.chats();
    const dateOf = (chat: Chat) => localDate(Date.parse(chat.startedAt), tz);
    const dates = [...new Set(chats.map(dateOf))].slice(0, -1);
    const shifts = dates.filter((date) => dayLengthHours(date, tz) !== 24);
    for (const date of new Set([...shifts, ...dates.slice(0, 3)])) {
      const day = { tz, startDate: `${date}T00:00:00`, endDate: `${date}T23:59:59` };
      const own = count(chats, (chat) => dateOf(chat) === date);
      equal(`Chats on ${date}`, (await read({ ...day, perPage: '1' })).totalChats, own);
      equal(`Chats on ${date}, in the overview`, (await overview(day)).totalStats.totalChats, own);
    }
  });
}

rule('A range includes both of its ends', async (world) => {
  const { read, ...opened } = await open(world);
  const chats = await opened.chats();
  const secondOf = (time: number) => new Date(time).toISOString().slice(0, 19);
  const second = secondOf(Math.max(...chats.map(startOf)));
  const { totalChats } = await read({ startDate: second, endDate: second });
  equal(
    'Chats in the second of the newest',
    totalChats,
    count(chats, (chat) => secondOf(startOf(chat)) === second),
  );
});

rule('Availability has a row per day, cut at its midnights, in order', async (world) => {
  const { ask } = await open(world);
  const end = localDate(world.now.getTime(), 'America/New_York');
  const start = addDays(end, -120);
  const query = { tz: 'America/New_York', startDate: `${start}T00:00:00`, endDate: `${end}T23:59:59` };
  const { json } = succeeds(await ask('availability', query));
  const days = daysOf(json);
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

interface OnlineDay {
  label: string;
  periods: { state: string; prevState: string; start: string; end: string }[];
}
const daysOf = (json: unknown) => (Array.isArray(json) ? json : (json as { stats: OnlineDay[] }).stats) as OnlineDay[];

rule('Operators who answer are online, at the same times in every zone', async (world) => {
  const { ask, ...opened } = await open(world);
  const chats = await opened.chats();
  const end = addDays(localDate(world.now.getTime(), 'UTC'), -1);
  const start = addDays(end, -30);
  const dates = { startDate: `${start}T00:00:00`, endDate: `${end}T23:59:59` };
  // What every zone’s range includes.
  const [from, until] = [Date.parse(`${addDays(start, 1)}T00:00:00Z`), Date.parse(`${end}T00:00:00Z`)];
  const online = async (tz: string) => {
    const days = daysOf(succeeds(await ask('availability', { tz, ...dates })).json);
    const spans = days.flatMap(({ periods }) =>
      periods.map(({ start: began, end: ended }) => [Date.parse(began), Date.parse(ended)] as const),
    );
    const joined: number[] = [];
    for (const [began, ended] of spans.map(([a, b]) => [Math.max(a, from), Math.min(b, until)] as const)) {
      // A period that midnight has cut goes on at once.
      if (began >= ended) continue;
      if (joined.at(-1) === began) joined[joined.length - 1] = ended;
      else joined.push(began, ended);
    }
    return joined.map((time) => new Date(time).toISOString());
  };
  const expected = await online('UTC');
  if (expected.length === 0) {
    const isAnswered = (chat: Chat) => !isMissed(chat) && startOf(chat) >= from && startOf(chat) < until;
    if (!chats.some(isAnswered)) throw new Skipped('No operator answered or was online in the last 30 days.');
    holds('There are periods in days on which operators answered', false, expected);
  }
  for (const tz of zones) equal(`Online in ${tz}`, await online(tz), expected);
});

rule('A widget’s chat counts agree with its history', async (world) => {
  const { read, all } = await open(world);
  const { stats } = await busiest(world);
  const now = Date.parse(`${all.endDate}Z`);
  // Chats can begin while this runs, and clocks differ.
  const slack = 5 * 60_000;
  const chatsBetween = async (since: number, end: number) =>
    (await read({ ...between(since, end), perPage: '1' })).totalChats;
  const days = [...stats.dailyCounts30d.entries()].filter(([index]) => [0, 3, 4, 17, 27, 28, 29].includes(index));
  for (const [index, { chats }] of days) {
    const end = now - (29 - index) * DAY;
    const least = await chatsBetween(end - DAY + slack, end - slack);
    const most = await chatsBetween(end - DAY - slack, end + slack);
    holds(`Day ${index + 1} of 30 has ${least} to ${most} chats`, least <= chats && chats <= most, chats);
  }
  let known = 0;
  for (let past = 0; past < 10; past += 1)
    known += await chatsBetween(now - (past + 1) * daysBack * DAY + 1000, now - past * daysBack * DAY);
  holds(`The total is about ${known}`, Math.abs(stats.total - known) <= 5, stats.total);
});

function labelOf(date: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(date));
}
