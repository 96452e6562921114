import { fromZonedTime } from 'date-fns-tz/fromZonedTime';
import { getTimezoneOffset } from 'date-fns-tz/getTimezoneOffset';
import { toZonedTime } from 'date-fns-tz/toZonedTime';
import { memoizeByKey } from '../core/memoize-by-key';
import type { Instant } from '../core/tolerant';
import { addDays, type LocalDate } from './local-date';
import { knownZone } from './time-zone';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The wall-clock time in a zone: `yyyy-MM-ddTHH:mm:ss`. An unknown zone counts as UTC. */
export function wallTime(instant: Instant, zone: string): string {
  return formatWall(wallOf(instant, knownZone(zone)));
}

/** How many minutes a zone's clocks are ahead of UTC. */
export function offsetMinutes(instant: Instant, zone: string): number {
  return Math.round((wallOf(instant, knownZone(zone)) - instant) / MINUTE);
}

export function localDate(instant: Instant, zone: string): LocalDate {
  return wallTime(instant, zone).slice(0, 10);
}

/** The wall-clock time in a zone, written as HHMM: 930 is 9:30 AM. */
export function clockOf(instant: Instant, zone: string): number {
  return Number(wallTime(instant, zone).slice(11, 16).replace(':', ''));
}

/** When a local day begins: at midnight, or right after it if clocks skip midnight. */
export function dayStart(date: LocalDate, zone: string): Instant {
  return startOf(`${date} ${zone}`);
}

/** A report asks several times for each of its days. More than the days of a year in a few zones. */
const maxStarts = 2000;

const startOf = /* @__PURE__ */ memoizeByKey((day) => {
  const space = day.indexOf(' ');
  return instantAt(Date.parse(`${day.slice(0, space)}T00:00:00Z`), day.slice(space + 1));
}, maxStarts);

/**
 * The instant at which a zone's wall clock shows `wall`, given as the instant at which a UTC clock shows it. A repeated
 * time is the first of the two; a skipped time is read with the offset before the change.
 */
export function instantAt(wall: number, zone: string): Instant {
  const known = knownZone(zone);
  // For a repeated time, date-fns-tz picks one by the machine's time zone.
  const unchanged = wall - getTimezoneOffset(known, new Date(wall - DAY));
  if (wallOf(unchanged, known) === wall) return unchanged;
  const changed = fromZonedTime(formatWall(wall), known).getTime();
  return wallOf(changed, known) === wall ? changed : unchanged;
}

/** 24, or 23 and 25 in most zones when clocks change. */
export function dayLengthHours(date: LocalDate, zone: string): number {
  return (dayStart(addDays(date, 1), zone) - dayStart(date, zone)) / HOUR;
}

/** The wall-clock time to the second, as the instant at which a UTC clock shows the same. */
function wallOf(instant: Instant, zone: string): number {
  const whole = Math.floor(instant / SECOND) * SECOND;
  // date-fns-tz returns a date whose local fields, in the machine's time zone, are the wall-clock time.
  const shown = toZonedTime(whole, zone);
  const wall = fieldsAsUtc(shown);
  const jump = machineJumpBefore(shown);
  // A time that the machine's clock skips comes out late by the jump.
  return jump > 0 && fromZonedTime(formatWall(wall - jump), zone).getTime() === whole ? wall - jump : wall;
}

/** Not by the machine's offset, which JavaScript rounds to minutes: before 1900, offsets had seconds. */
function fieldsAsUtc(date: Date): number {
  // `Date.UTC` would read the years 0 to 99 as 1900 to 1999.
  const utc = new Date(0);
  utc.setUTCFullYear(date.getFullYear(), date.getMonth(), date.getDate());
  return utc.setUTCHours(date.getHours(), date.getMinutes(), date.getSeconds());
}

/** How far the machine's clock went forward in the day before `date`. No clock skips more than a day. */
function machineJumpBefore(date: Date): number {
  const before = new Date(date.getTime() - DAY);
  return (before.getTimezoneOffset() - date.getTimezoneOffset()) * MINUTE;
}

function formatWall(wall: number): string {
  return new Date(wall).toISOString().slice(0, 19);
}
