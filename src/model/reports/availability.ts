import { daysInRange, type DateRange } from '../time/date-range';
import type { Loadable } from '../core/loadable';
import type { AvailabilityDay, AvailabilityPeriod } from '../entities/report';
import type { DownloadControl } from './download';
import type { ReportData, ReportProps, ReportWidget } from './props';
import type { Instant, Row } from '../core/tolerant';
import { clockMarks, type ClockMark } from '../time/clock-marks';
import { addDays, type LocalDate } from '../time/local-date';
import { dayLengthHours, dayStart, localDate } from '../time/zoned-time';

const HOUR = 3_600_000;

/** A time in which somebody was online. */
export interface OnlinePeriod {
  /** In hours since the day began, by which it is drawn. */
  start: number;
  end: number;
  /** The moments, for what a clock on the wall showed. */
  from: Instant;
  to: Instant;
}

/** When somebody was online on one day of the calendar. */
export interface OnlineDay {
  date: LocalDate;
  /** 24, or 23 or 25 where clocks change. */
  hours: number;
  /** Where the hours of the clock are, on a day whose clocks change. */
  marks?: readonly ClockMark[] | undefined;
  /** How much of the day has passed: all of it but for today. */
  elapsed: number;
  isToday: boolean;
  periods: OnlinePeriod[];
  online: number;
  /** 0 to 1: the part of what has passed. */
  share: number;
  /** The server sent this day in a form we cannot read. */
  isUnreadable: boolean;
}

/** Every day of a range, and their sum. */
export interface OnlineDays {
  days: OnlineDay[];
  /** Hours. */
  online: number;
  elapsed: number;
  /** 0 to 1 */
  share: number;
  /** How many days the server sent in a form we cannot read: they count for nothing. */
  unreadable: number;
}

/** One widget's part of the report; it loads and fails by itself. */
export interface AvailabilityBlock {
  widget: ReportWidget;
  online: Loadable<OnlineDays>;
}

/** What `useReportsAvailability` gives and `ReportsAvailability` takes. */
export interface ReportsAvailabilityProps extends ReportProps {
  /** For each widget, when its operators were there. */
  blocks: ReportData<AvailabilityBlock[]>;
  /** Absent hides the buttons. */
  download?: DownloadControl | undefined;
}

/**
 * Every day of a range in a zone, cut at its midnights, as it was known at `asOf`. Only what goes from offline to
 * online counts.
 */
export function onlineDays(
  rows: readonly Row<AvailabilityDay>[],
  dates: DateRange,
  zone: string,
  asOf: Instant,
): OnlineDays {
  const rowOf = rowsByDate(rows, dates, zone);
  const days = Array.from({ length: daysInRange(dates) }, (_, index) => {
    const date = addDays(dates.start, index);
    return onlineDay(date, rowOf.get(date), zone, asOf);
  });
  const online = sum(days.map((day) => day.online));
  const elapsed = sum(days.filter((day) => !day.isUnreadable).map((day) => day.elapsed));
  const unreadable = days.filter((day) => day.isUnreadable).length;
  return { days, online, elapsed, share: elapsed > 0 ? online / elapsed : 0, unreadable };
}

function onlineDay(date: LocalDate, row: Row<AvailabilityDay> | undefined, zone: string, asOf: Instant): OnlineDay {
  const start = dayStart(date, zone);
  const hours = dayLengthHours(date, zone);
  const isToday = localDate(asOf, zone) === date;
  const periods = row?.status === 'ready' ? drawnPeriods(row.data.periods, start, start + hours * HOUR, asOf) : [];
  // A server whose clock is ahead knows more of today than ours.
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

/** In order and apart from each other; one without an end goes on. */
function drawnPeriods(
  periods: readonly AvailabilityPeriod[],
  dayStart: Instant,
  dayEnd: Instant,
  asOf: Instant,
): OnlinePeriod[] {
  const spans = periods
    .filter(({ state, prevState }) => state === 'Online' && prevState === 'Offline')
    .flatMap(({ start, end }) => (start === null ? [] : [{ from: start, to: end ?? asOf }]))
    .map(({ from, to }) => ({ from: Math.max(from, dayStart), to: Math.min(to, dayEnd) }))
    .filter(({ from, to }) => to > from)
    .sort((a, b) => a.from - b.from);
  const joined: { from: Instant; to: Instant }[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else joined.push(span);
  }
  return joined.map(({ from, to }) => ({ from, to, start: (from - dayStart) / HOUR, end: (to - dayStart) / HOUR }));
}

/** The days stand in their order; where some are left out, their periods and labels tell which ones came. */
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

/** As servers write it: `Nov 3`. */
function shortDay(date: LocalDate): string {
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(Date.parse(date));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
