import { memoizeByKey } from '../core/memoize-by-key';
import type { Instant } from '../core/tolerant';

/** A day as `yyyy-MM-dd`, in a zone that is named beside it. */
export type LocalDate = string;

const DAY = 86_400_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;

/** Whether the browser knows a zone of this name. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** What a clock on the wall shows: `yyyy-MM-ddTHH:mm:ss`. A zone that nobody knows counts as UTC. */
export function wallTime(instant: Instant, zone: string): string {
  return formatWall(wallOf(instant, zone));
}

/** How many minutes the clocks of a zone are ahead of UTC. */
export function offsetMinutes(instant: Instant, zone: string): number {
  return Math.round(offsetAt(instant, zone) / MINUTE);
}

export function localDate(instant: Instant, zone: string): LocalDate {
  return wallTime(instant, zone).slice(0, 10);
}

/** When a local day begins: at midnight, or at the first moment after it where clocks jump over midnight. */
export function dayStart(date: LocalDate, zone: string): Instant {
  return instantAt(Date.parse(`${date}T00:00:00Z`), zone);
}

/**
 * When a clock on the wall shows `wall`, given as the instant at which a clock in UTC shows the same: the first time
 * where it shows that twice, and as if the clocks had not yet jumped where they jump over it.
 */
export function instantAt(wall: number, zone: string): Instant {
  const before = wall - offsetAt(wall - DAY, zone);
  const after = wall - offsetAt(wall + DAY, zone);
  const shown = [before, after].filter((instant) => wallOf(instant, zone) === wall);
  return shown.length > 0 ? Math.min(...shown) : before;
}

/** 24, or what is left or added when clocks change: 23 and 25 in most zones. */
export function dayLengthHours(date: LocalDate, zone: string): number {
  return (dayStart(addDays(date, 1), zone) - dayStart(date, zone)) / HOUR;
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return formatWall(Date.parse(`${date}T00:00:00Z`) + days * DAY).slice(0, 10);
}

/** Whether a text is a day of the calendar, written `yyyy-MM-dd`. */
export function isLocalDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(instant) && formatWall(instant).startsWith(text);
}

const formatterOf = /* @__PURE__ */ memoizeByKey(
  (zone) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: isTimeZone(zone) ? zone : 'UTC',
      calendar: 'gregory',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
);

/** The wall clock's reading, as the instant at which a clock in UTC reads the same. */
function wallOf(instant: Instant, zone: string): number {
  const parts = formatterOf(zone).formatToParts(instant);
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
}

function offsetAt(instant: Instant, zone: string): number {
  return wallOf(instant, zone) - Math.floor(instant / 1000) * 1000;
}

function formatWall(wall: number): string {
  return new Date(wall).toISOString().slice(0, 19);
}
