import { fromZonedTime } from 'date-fns-tz/fromZonedTime';
import { getTimezoneOffset } from 'date-fns-tz/getTimezoneOffset';
import { toZonedTime } from 'date-fns-tz/toZonedTime';
import type { Instant } from '../core/tolerant';
import { addDays, type LocalDate } from './local-date';
import { knownZone } from './time-zone';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a wall clock in a zone shows: `yyyy-MM-ddTHH:mm:ss`. An unknown zone counts as UTC. */
export function wallTime(instant: Instant, zone: string): string {
  return formatWall(wallOf(instant, knownZone(zone)));
}

/** How many minutes the clocks of a zone are ahead of UTC. */
export function offsetMinutes(instant: Instant, zone: string): number {
  return Math.round((wallOf(instant, knownZone(zone)) - instant) / MINUTE);
}

export function localDate(instant: Instant, zone: string): LocalDate {
  return wallTime(instant, zone).slice(0, 10);
}

/** When a local day begins: at midnight, or at the first moment after it where clocks jump over midnight. */
export function dayStart(date: LocalDate, zone: string): Instant {
  return instantAt(Date.parse(`${date}T00:00:00Z`), zone);
}

/**
 * The instant at which a wall clock in a zone shows `wall`, itself given as the instant at which a clock in UTC shows it.
 * A time that occurs twice is the first of the two; a skipped time is read with the offset from before the jump.
 */
export function instantAt(wall: number, zone: string): Instant {
  const known = knownZone(zone);
  // When a time occurs twice, date-fns-tz picks one by the machine's time zone.
  const unchanged = wall - getTimezoneOffset(known, new Date(wall - DAY));
  if (wallOf(unchanged, known) === wall) return unchanged;
  const changed = fromZonedTime(formatWall(wall), known).getTime();
  return wallOf(changed, known) === wall ? changed : unchanged;
}

/** 24, or what is left or added when clocks change: 23 and 25 in most zones. */
export function dayLengthHours(date: LocalDate, zone: string): number {
  return (dayStart(addDays(date, 1), zone) - dayStart(date, zone)) / HOUR;
}

/** The wall clock's reading to the second, as the instant at which a clock in UTC reads the same. */
function wallOf(instant: Instant, zone: string): number {
  const whole = Math.floor(instant / SECOND) * SECOND;
  // date-fns-tz returns a date whose local fields, in the machine's time zone, are the reading.
  const shown = toZonedTime(whole, zone);
  const wall = shown.getTime() - shown.getTimezoneOffset() * MINUTE;
  const jump = machineJumpBefore(shown);
  // A reading that the machine's clock skips comes out late by the jump.
  return jump > 0 && fromZonedTime(formatWall(wall - jump), zone).getTime() === whole ? wall - jump : wall;
}

/** By how much the machine's clock went forward in the day before `date`. No clock skips more than a day. */
function machineJumpBefore(date: Date): number {
  const before = new Date(date.getTime() - DAY);
  return (before.getTimezoneOffset() - date.getTimezoneOffset()) * MINUTE;
}

function formatWall(wall: number): string {
  return new Date(wall).toISOString().slice(0, 19);
}
