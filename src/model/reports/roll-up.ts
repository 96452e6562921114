import type { OverviewStats } from '../entities/report';
import type { Id } from '../core/tolerant';
import type { TrendFigure } from '../places/report-route';
import type { DateRange } from '../time/date-range';
import type { LocalDate } from '../time/local-date';
import { dayLengthHours } from '../time/zoned-time';
import { comparedDay, type ComparedPeriod } from './comparison';
import { addTotals, dailyTotals, totalsOf, trendValue, type ChatTotals } from './daily';
import { figureChange, type FigureChange, type OverviewBlock } from './overview';

/** The figures of all widgets together, in display order. */
export const rollUpFigures = ['chats', 'missed', 'replyTime', 'rating', 'offline'] as const;
export type RollUpFigure = (typeof rollUpFigures)[number];

/** Totals of several widgets. */
export interface RollUp extends ChatTotals {
  late: number;
  offline: number;
}

export function rollUp(stats: readonly OverviewStats[]): RollUp {
  return {
    ...addTotals(stats.map(totalsOf)),
    late: stats.reduce((sum, { totalStats }) => sum + totalStats.lateReply, 0),
    offline: stats.reduce((sum, { totalStats }) => sum + totalStats.totalOfflineMsgs, 0),
  };
}

/** A figure of totals; null where there was nothing to measure. Missed chats are a share of all, 0 to 1. */
export function rollUpValue(figure: RollUpFigure, totals: RollUp): number | null {
  if (figure === 'offline') return totals.offline;
  if (figure === 'missed') return totals.chats === 0 ? null : totals.missed / totals.chats;
  return trendValue(figure, totals);
}

/** How a figure changed; counts of a longer or shorter period are multiplied by `scale`. */
export function rollUpChange(
  figure: RollUpFigure,
  now: RollUp,
  before: RollUp,
  scale: number,
): FigureChange | undefined {
  const [value, then] = [rollUpValue(figure, now), rollUpValue(figure, before)];
  if (value === null || then === null) return undefined;
  switch (figure) {
    case 'chats':
      return figureChange('totalChats', value, then * scale);
    case 'offline':
      return figureChange('totalOfflineMsgs', value, then * scale);
    case 'replyTime':
      return figureChange('avgTimeToFirstReply', value, then);
    case 'missed':
    case 'rating':
      return figureChange('upRatingPercent', value * 100, then * 100, figure === 'missed');
  }
}

/** A widget's share of missed chats is remarkable from this many of them on. */
const FEW = 10;

/**
 * The widget that misses the largest share of its chats, if that is clearly more than all widgets miss together: by a
 * quarter.
 */
export function mostMissed(widgets: readonly { id: Id; totals: RollUp }[]): Id | undefined {
  const all = addTotals(widgets.map(({ totals }) => totals));
  const share = ({ chats, missed }: ChatTotals) => (chats === 0 ? 0 : missed / chats);
  const [worst] = widgets
    .filter(({ totals }) => totals.missed >= FEW && share(totals) >= share(all) * 1.25)
    .toSorted((a, b) => share(b.totals) - share(a.totals));
  return worst?.id;
}

/** A day of the chart, with the day that is shown beside it. */
export interface TrendDay {
  date: LocalDate;
  /** Null where there was nothing to measure, and on days to come. */
  value: number | null;
  /** Absent where the compared dates have no such day. */
  compared?: { date: LocalDate; value: number | null } | undefined;
  isToday: boolean;
  /** Minutes by which clocks go forward on the day; negative if they go back. */
  clockChange?: number | undefined;
  /** How often the widget's settings were changed on the day. */
  changes?: number | undefined;
}

interface TrendPlace {
  dates: DateRange;
  zone: string;
  today: LocalDate;
  period: ComparedPeriod;
  /** How often the settings were changed on a day. */
  changes?: OverviewBlock['changes'];
}

/** A figure day by day, beside the days of the compared line. Undefined if a server sends no days. */
export function trendDays(
  figure: TrendFigure,
  now: readonly OverviewStats[],
  compared: readonly OverviewStats[] | undefined,
  { dates, zone, today, period, changes = {} }: TrendPlace,
): TrendDay[] | undefined {
  const days = dailyTotals(now, dates);
  if (!days) return undefined;
  const others = new Map(compared && dailyTotals(compared, period.line)?.map((day) => [day.date, day]));
  return days.map((day): TrendDay => {
    const beside = others.get(comparedDay(day.date, dates, period.line) ?? '');
    const clockChange = (24 - dayLengthHours(day.date, zone)) * 60;
    return {
      date: day.date,
      value: day.date > today ? null : trendValue(figure, day),
      isToday: day.date === today,
      ...(beside && { compared: { date: beside.date, value: trendValue(figure, beside) } }),
      ...(clockChange !== 0 && { clockChange }),
      ...(changes[day.date] !== undefined && { changes: changes[day.date] }),
    };
  });
}

/** Chats of each day, for a sparkline; undefined if the server sends no days. */
export function chatsByDay(stats: OverviewStats, dates: DateRange): number[] | undefined {
  return dailyTotals([stats], dates)?.map(({ chats }) => chats);
}
