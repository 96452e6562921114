import { decodeEntities } from '../../core/decode-entities';
import { readyRows, type Instant } from '../../core/tolerant';
import type { OverviewStats } from '../../entities/report';
import { daysInRange, type DateRange } from '../../time/date-range';
import { wallTime } from '../../time/zoned-time';
import type { CsvValue } from '../../csv/csv';
import type { ComparedPeriod } from '../comparison';
import { dailyTotals, totalsOf, trendValue, type ChatTotals } from '../daily';
import type { DownloadFormat } from '../download';
import type { ReportHead } from '../../counting/chat-count';
import type { OverviewFigure } from '../overview';
import type { ReportWidget } from '../props';
import { rollUp } from '../roll-up';
import { definedColumns, writeCsv, writeJson, type WidgetPart } from './widget-file';

/** A widget's figures, and those that they are compared with, if they are known. */
export interface ComparedOverview {
  figures: OverviewStats;
  compared?: OverviewStats | undefined;
  /** The days of the chart's second line. */
  line?: OverviewStats | undefined;
}

/** What the overview's figures mean, in the header of each. */
const overviewDefinitions: Record<OverviewFigure | 'missedChats', string> = {
  totalChats: 'chats that visitors started, including missed ones',
  upRatingPercent: 'share of rated chats with a thumbs up',
  upRatingCount: 'chats with a thumbs up',
  chatsFromTrigger: 'chats that a trigger started',
  lateReply: 'chats whose first reply took more than 60 seconds',
  avgChatsPerDay: 'chats divided by the number of days',
  avgTimeToFirstReply: 'seconds until the first reply, on average over answered chats',
  avgChatDuration: 'seconds from start to end, on average',
  avgMsgsPerChat: 'messages from visitors and agents, on average',
  totalOfflineMsgs: 'messages left while no one was online',
  missedChats: 'chats that no agent answered',
};

/**
 * Writes the overview as shown: all widgets together, unless some are missing, then for each widget the figures of the team, each agent, and
 * missed chats; then the same for the compared days; and each widget's days, if the server sends them.
 */
export function writeOverview(
  format: DownloadFormat,
  head: OverviewHead,
  overviews: readonly WidgetPart<ComparedOverview>[],
  isWhole = true,
): string {
  const { dates, period, zone, now: time } = head;
  const cutOf = (range: DateRange): DateRange =>
    period.untilNow ? { ...range, end: `${range.end}T${wallTime(time, zone).slice(11)}` } : range;
  const [compared, line] = [cutOf(period.dates), cutOf(period.line)];
  const then = overviews.flatMap(({ widget, data }) => (data.compared ? [{ widget, data: data.compared }] : []));
  const now = overviews.map(({ widget, data }) => ({ widget, data: data.figures }));
  // Totals of some widgets can't be compared with those of all.
  const hasAllBefore = isWhole && then.length === now.length;
  if (format === 'json') {
    return writeJson(
      head,
      overviews,
      ({ data }) => ({
        ...statsOf(data.figures),
        ...(data.compared && { compared: statsOf({ ...data.compared, days: data.line?.days }) }),
      }),
      {
        comparedStartDate: compared.start,
        comparedEndDate: compared.end,
        comparedDays: { startDate: line.start, endDate: line.end },
        definitions: overviewDefinitions,
        ...(isWhole && { all: rollUpFigures(now, dates) }),
        ...(hasAllBefore && { allCompared: rollUpFigures(then, period.dates) }),
      },
    );
  }
  const rows = [
    ...(isWhole ? [overviewCells({ of: 'all', dates, zone }, rollUpFigures(now, dates))] : []),
    ...now.flatMap((part) => [...widgetRows(part, { dates, zone }), ...dayRows(part, { dates, zone })]),
    ...(hasAllBefore ? [overviewCells({ of: 'all', dates: compared, zone }, rollUpFigures(then, period.dates))] : []),
    ...then.flatMap((part) => widgetRows(part, { dates: compared, zone })),
    ...overviews.flatMap(({ widget, data }) =>
      data.line ? dayRows({ widget, data: data.line }, { dates: period.line, zone }, line.end) : [],
    ),
  ];
  return writeCsv(
    [
      'widget',
      'widgetId',
      'startDate',
      'endDate',
      'timeZone',
      'of',
      'agentName',
      ...definedColumns(overviewDefinitions),
    ],
    rows,
  );
}

/** The days and zone of the figures, and what they are compared with; until `now`, if it ends at the time it is now. */
interface OverviewHead extends ReportHead {
  period: ComparedPeriod;
  now: Instant;
}

type FileFigures = Partial<Record<keyof typeof overviewDefinitions, number | null>>;

/** All widgets together. */
function rollUpFigures(parts: readonly WidgetPart<OverviewStats>[], dates: DateRange): FileFigures {
  const totals = rollUp(parts.map(({ data }) => data));
  return {
    ...totalFigures(totals),
    chatsFromTrigger: parts.reduce((sum, { data }) => sum + data.totalStats.chatsFromTrigger, 0),
    lateReply: totals.late,
    avgChatsPerDay: round(totals.chats / daysInRange(dates), 100),
    totalOfflineMsgs: totals.offline,
  };
}

function totalFigures(totals: ChatTotals): FileFigures {
  const rating = trendValue('rating', totals);
  return {
    totalChats: totals.chats,
    missedChats: totals.missed,
    upRatingPercent: rating === null ? null : round(rating * 100, 10),
    upRatingCount: totals.ratedUp,
    avgTimeToFirstReply: round(trendValue('replyTime', totals), 10),
  };
}

function round(value: number | null, steps: number): number | null {
  return value === null ? null : Math.round(value * steps) / steps;
}

function widgetRows({ widget, data }: WidgetPart<OverviewStats>, head: ReportHead): CsvValue[][] {
  return [
    overviewCells({ of: 'team', widget, ...head }, { ...data.totalStats, missedChats: totalsOf(data).missed }),
    ...readyRows(data.stats).map((figures) =>
      overviewCells(
        { of: figures.agentName === '' ? 'missed' : 'agent', widget, agentName: figures.agentName, ...head },
        figures,
      ),
    ),
  ];
}

/** A row for each day; the last one ends at `end`. */
function dayRows(
  { widget, data }: WidgetPart<OverviewStats>,
  { dates, zone }: ReportHead,
  end = dates.end,
): CsvValue[][] {
  return (dailyTotals([data], dates) ?? []).map(({ date, ...totals }) =>
    overviewCells(
      { of: 'day', widget, zone, dates: { start: date, end: date === dates.end ? end : date } },
      totalFigures(totals),
    ),
  );
}

interface RowPlace extends ReportHead {
  of: 'all' | 'team' | 'agent' | 'missed' | 'day';
  widget?: ReportWidget | undefined;
  agentName?: string | undefined;
}

function overviewCells({ of, widget, agentName = '', dates, zone }: RowPlace, figures: FileFigures): CsvValue[] {
  const names = Object.keys(overviewDefinitions) as (keyof typeof overviewDefinitions)[];
  return [
    widget?.name ?? '',
    widget === undefined ? '' : String(widget.id),
    dates.start,
    dates.end,
    zone,
    of,
    decodeEntities(agentName),
    ...names.map((name) => figures[name]),
  ];
}

function statsOf({ totalStats, stats, days }: OverviewStats) {
  return { totalStats, stats: stats.map(({ raw }) => raw), ...(days && { days: days.map(({ raw }) => raw) }) };
}
