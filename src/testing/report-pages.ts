import { addDays, dayOfWeek } from '../model/time/local-date';
import { dayStart } from '../model/time/zoned-time';
import { calls } from '../model/calls';
import {
  onlineDays,
  type AvailabilityBlock,
  type OnlineDays,
  type ReportsAvailabilityProps,
} from '../model/reports/availability';
import { readAnswer, type Instant } from '../model/core/tolerant';
import { rangeBefore, type DateRange } from '../model/time/date-range';
import { comparedPeriod } from '../model/reports/comparison';
import type { OverviewBlock, ReportsOverviewProps } from '../model/reports/overview';
import type { OverviewStats } from '../model/entities/report';
import type { WireAvailabilityDay, WireDayFigures, WireOverviewStats } from '../service/contract/wire';
import { sampleNow } from './account-page';
import { makeDownloadControl } from './history-page';
import { makeRangeControl } from './report-range';
import { makeAvailabilityDay, makeChatFigures, makeOverviewStats } from './reports';
import { ready } from './screens';

const HOUR = 3_600_000;

/** One widget’s figures as they are shown, made from what the server sends. */
export function makeParsedOverview(stats: Partial<WireOverviewStats> = {}): OverviewStats {
  return readAnswer(calls.overviewReport.answer, makeOverviewStats(stats));
}

/** Static props of one widget’s overview: by default a busy month after a quieter one. */
export function makeOverviewBlock(overrides: Partial<OverviewBlock> = {}): OverviewBlock {
  const before = makeOverviewStats();
  return {
    widget: { id: 11, name: 'website' },
    figures: ready(makeParsedOverview()),
    before: ready(
      makeParsedOverview({
        totalStats: { ...before.totalStats, totalChats: 298, avgTimeToFirstReply: 47.3, upRatingPercent: 92.1 },
      }),
    ),
    ...overrides,
  };
}

/** One widget’s figures for each day of dates, busier in the middle of the week. */
export function makeDays(dates: DateRange, { busy = 10 }: { busy?: number } = {}): WireDayFigures[] {
  const days: WireDayFigures[] = [];
  for (let date = dates.start; date <= dates.end; date = addDays(date, 1)) {
    const chats = Math.round((busy * (4 - Math.abs(3 - dayOfWeek(date)))) / 2) + (Number(date.slice(-2)) % 5);
    const missed = Math.round(chats / 5);
    days.push({
      date,
      totalChats: chats,
      missedChats: missed,
      upRatingCount: Math.round(chats / 3),
      downRatingCount: Number(date.slice(-2)) % 3,
      answeredChats: chats - missed,
      avgTimeToFirstReply: chats === missed ? null : 30 + (Number(date.slice(-2)) % 7) * 6,
    });
  }
  return days;
}

/** One widget’s overview with the figures of each day, and of each day before. */
export function makeDailyBlock(overrides: Partial<OverviewBlock> = {}, { busy = 10 } = {}): OverviewBlock {
  const { dates, now, zone } = makeRangeControl();
  const statsOf = (days: WireDayFigures[]) => {
    const totalChats = days.reduce((sum, day) => sum + day.totalChats, 0);
    const { totalStats, stats } = makeOverviewStats();
    const avgChatsPerDay = Math.round((totalChats / days.length) * 10) / 10;
    return ready(makeParsedOverview({ totalStats: { ...totalStats, totalChats, avgChatsPerDay }, stats, days }));
  };
  return {
    widget: { id: 11, name: 'website' },
    figures: statsOf(makeDays(dates, { busy })),
    before: statsOf(makeDays(rangeBefore(dates), { busy: busy - 1 })),
    line: statsOf(makeDays(comparedPeriod(dates, 'before', now, zone).line, { busy: busy - 1 })),
    ...overrides,
  };
}

/** Static props of the overview: by default one widget. */
export function makeReportsOverviewProps(
  blocks: OverviewBlock[] = [makeOverviewBlock()],
  overrides: Partial<ReportsOverviewProps> = {},
): ReportsOverviewProps {
  return {
    range: makeRangeControl(),
    route: { name: 'reports', tab: 'overview' },
    blocks: ready(blocks),
    compare: { value: 'before', onCompareChange: () => undefined },
    trend: { figure: 'chats', onFigureChange: () => undefined, view: 'chart', onViewChange: () => undefined },
    download: makeDownloadControl(),
    agentView: 'cards',
    onAgentViewChange: () => undefined,
    ...overrides,
  };
}

/** Days as they are shown, each with its office hours in a zone. */
export function makeOnlineDays(dates: DateRange, zone: string, asOf: Instant = sampleNow): OnlineDays {
  const days: WireAvailabilityDay[] = [];
  for (let date = dates.start; date <= dates.end; date = addDays(date, 1)) {
    const start = dayStart(date, zone);
    const isWeekend = dayOfWeek(date) % 6 === 0;
    const spans = [
      [8.5, 12],
      [13, 17.75],
    ].filter(([from = 0]) => !isWeekend && start + from * HOUR < asOf);
    const periods = spans.map(([from = 0, to = 0]) => ({
      state: 'Online',
      prevState: 'Offline',
      start: new Date(start + from * HOUR).toISOString(),
      end: new Date(Math.min(asOf, start + to * HOUR)).toISOString(),
    }));
    days.push(makeAvailabilityDay({ periods }));
  }
  return onlineDays(readAnswer(calls.availabilityReport.answer, days), dates, zone, asOf);
}

/** Static props of one widget’s availability. */
export function makeAvailabilityBlock(overrides: Partial<AvailabilityBlock> = {}): AvailabilityBlock {
  const { dates, zone } = makeRangeControl({ value: 'last7' });
  const online = makeOnlineDays(dates, zone);
  // Each day one before operators come, and one at noon.
  const starts = online.days.flatMap(({ date }) => [7.5, 12.5].map((hour) => dayStart(date, zone) + hour * HOUR));
  return {
    widget: { id: 11, name: 'website' },
    online: ready(online),
    missed: ready({ starts, total: starts.length }),
    ...overrides,
  };
}

/** Static props of the availability: by default one widget in the last seven days. */
export function makeReportsAvailabilityProps(
  blocks: AvailabilityBlock[] = [makeAvailabilityBlock()],
  overrides: Partial<ReportsAvailabilityProps> = {},
): ReportsAvailabilityProps {
  return {
    range: makeRangeControl({ value: 'last7' }),
    route: { name: 'reports', tab: 'availability' },
    blocks: ready(blocks),
    download: makeDownloadControl(),
    ...overrides,
  };
}

/** The figures of the given number of agents, each slightly different. */
export function makeManyAgents(count: number) {
  return Array.from({ length: count }, (_, index) =>
    makeChatFigures({
      agentName: `Agent ${index + 1}`,
      totalChats: (index * 37) % 211,
      upRatingPercent: index % 7 === 0 ? null : 100 - index,
      avgTimeToFirstReply: 20 + index * 13,
      avgChatDuration: 300 + index * 61,
    }),
  );
}
