import { daysInRange, type DateRange } from '../time/date-range';
import type { Loadable } from '../core/loadable';
import type { AvailabilityDay, AvailabilityPeriod } from '../entities/report';
import type { DownloadControl } from './download';
import type { ReportData, ReportProps, ReportWidget } from './props';
import type { Instant, Row } from '../core/tolerant';
import { clockMarks, type ClockMark } from '../time/clock-marks';
import { addDays, type LocalDate } from '../time/local-date';
import { joinSpans } from '../time/spans';
import { dayLengthHours, dayStart, localDate } from '../time/zoned-time';

const HOUR = 3_600_000;

/** A period when at least one operator was online. */
export interface OnlinePeriod {
  /** Hours since the day began, for drawing. */
  start: number;
  end: number;
  /** Instants, for showing wall clock times. */
  from: Instant;
  to: Instant;
}

/** When operators were online on one calendar day. */
export interface OnlineDay {
  date: LocalDate;
  /** 24, or 23 or 25 on days when clocks change. */
  hours: number;
  /** Positions of the clock hours, on a day when clocks change. */
  marks?: readonly ClockMark[] | undefined;
  /** Hours of the day that have passed: all of them, except today. */
  elapsed: number;
  isToday: boolean;
  periods: OnlinePeriod[];
  online: number;
  /** Share of the elapsed time, 0 to 1. */
  share: number;
  /** The server sent this day in an unreadable format. */
  isUnreadable: boolean;
}

/** Every day of a range, and their totals. */
export interface OnlineDays {
  days: OnlineDay[];
  /** Hours. */
  online: number;
  elapsed: number;
  /** 0 to 1 */
  share: number;
  /** How many days were unreadable. They are left out of the totals. */
  unreadable: number;
}

/** When missed chats of a range started. */
export interface MissedChats {
  starts: Instant[];
  /** How many there are, which may be more. */
  total: number;
  /** How many of those that were read have no readable start; none if absent. */
  unreadable?: number;
}

/** One widget's part of the report; it loads and fails independently. */
export interface AvailabilityBlock {
  widget: ReportWidget;
  online: Loadable<OnlineDays>;
  /** The missed chats of the same days; absent leaves them out. */
  missed?: Loadable<MissedChats> | undefined;
}

/** Props for `ReportsAvailability`, returned by `useReportsAvailability`. */
export interface ReportsAvailabilityProps extends ReportProps {
  /** When each widget's operators were online. */
  blocks: ReportData<AvailabilityBlock[]>;
  /** Absent hides the buttons. */
  download?: DownloadControl | undefined;
}

/**
 * Availability for every day of a range, split at midnight in `zone`, as known at `asOf`. Counts only periods that go
 * from offline to online.
 */
export function onlineDays(
  rows: readonly Row<AvailabilityDay>[],
  dates: DateRange,
  zone: string,
  asOf: Instant,
): OnlineDays {
  const rowOf = rowsByDate(rows, dates, zone);
  const today = localDate(asOf, zone);
  const days = Array.from({ length: daysInRange(dates) }, (_, index) => {
    const date = addDays(dates.start, index);
    return onlineDay(date, rowOf.get(date), zone, asOf, date === today);
  });
  const online = sum(days.map((day) => day.online));
  const elapsed = sum(days.filter((day) => !day.isUnreadable).map((day) => day.elapsed));
  const unreadable = days.filter((day) => day.isUnreadable).length;
  return { days, online, elapsed, share: elapsed > 0 ? online / elapsed : 0, unreadable };
}

function onlineDay(
  date: LocalDate,
  row: Row<AvailabilityDay> | undefined,
  zone: string,
  asOf: Instant,
  isToday: boolean,
): OnlineDay {
  const start = dayStart(date, zone);
  const hours = dayLengthHours(date, zone);
  const periods = row?.status === 'ready' ? drawnPeriods(row.data.periods, start, start + hours * HOUR, asOf) : [];
  // A server whose clock is ahead can report more of today than has passed on ours.
  const passed = isToday ? Math.max((asOf - start) / HOUR, periods.at(-1)?.end ?? 0) : hours;
  const online = sum(periods.map((period) => period.end - period.start));
  return {
    date,
    hours,
    ...(hours !== 24 && { marks: clockMarks(date, zone) }),
    elapsed: passed,
    isToday,
    periods,
    online,
    share: passed > 0 ? online / passed : 0,
    isUnreadable: row?.status === 'failed',
  };
}

/** A period without an end is still ongoing. */
function drawnPeriods(
  periods: readonly AvailabilityPeriod[],
  dayStart: Instant,
  dayEnd: Instant,
  asOf: Instant,
): OnlinePeriod[] {
  const spans = periods
    .filter(({ state, prevState }) => state === 'Online' && prevState === 'Offline')
    .flatMap(({ start, end }) => (start === null ? [] : [{ from: start, to: end ?? asOf }]))
    .map(({ from, to }) => ({ from: Math.max(from, dayStart), to: Math.min(to, dayEnd) }));
  return joinSpans(spans).map(({ from, to }) => ({
    from,
    to,
    start: (from - dayStart) / HOUR,
    end: (to - dayStart) / HOUR,
  }));
}

/** Days arrive in order. If some are missing, periods and labels identify the rest. */
function rowsByDate(rows: readonly Row<AvailabilityDay>[], dates: DateRange, zone: string) {
  const all = Array.from({ length: daysInRange(dates) }, (_, index) => addDays(dates.start, index));
  if (rows.length === all.length) return new Map(all.map((date, index) => [date, rows[index]]));
  return new Map(
    rows.flatMap((row): [LocalDate, Row<AvailabilityDay>][] => {
      if (row.status !== 'ready') return [];
      const start = row.data.periods.find((period) => period.start !== null)?.start ?? null;
      const date = start === null ? all.find((each) => shortDay(each) === row.data.label) : localDate(start, zone);
      return date === undefined ? [] : [[date, row]];
    }),
  );
}

/** Formats a day as servers do: `Nov 3`. */
function shortDay(date: LocalDate): string {
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(Date.parse(date));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
