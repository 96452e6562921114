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
import type { DateRange } from '../model/time/date-range';
import type { OverviewBlock, ReportsOverviewProps } from '../model/reports/overview';
import type { OverviewStats } from '../model/entities/report';
import type { WireAvailabilityDay, WireOverviewStats } from '../service/contract/wire';
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

/** Static props of the overview: by default one widget. */
export function makeReportsOverviewProps(
  blocks: OverviewBlock[] = [makeOverviewBlock()],
  overrides: Partial<ReportsOverviewProps> = {},
): ReportsOverviewProps {
  return {
    range: makeRangeControl(),
    route: { name: 'reports', tab: 'overview' },
    blocks: ready(blocks),
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
  return { widget: { id: 11, name: 'website' }, online: ready(makeOnlineDays(dates, zone)), ...overrides };
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
