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

/** What a clock on the wall shows: `yyyy-MM-ddTHH:mm:ss`. A zone that nobody knows counts as UTC. */
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
 * When a clock on the wall shows `wall`, given as the instant at which a clock in UTC shows the same: the first time
 * where it shows that twice, and as if the clocks had not yet jumped where they jump over it.
 */
export function instantAt(wall: number, zone: string): Instant {
  const known = knownZone(zone);
  // date-fns-tz chooses by the zone of the machine which of two equal times it means.
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
  // date-fns-tz answers in fields of the machine's own clock.
  const shown = toZonedTime(whole, zone);
  const wall = shown.getTime() - shown.getTimezoneOffset() * MINUTE;
  const jump = machineJumpBefore(shown);
  // What that clock jumps over it reads too late.
  return jump > 0 && fromZonedTime(formatWall(wall - jump), zone).getTime() === whole ? wall - jump : wall;
}

/** By how much the machine's clock was put forward in the hours before. */
function machineJumpBefore(date: Date): number {
  const before = new Date(date.getTime() - 2 * HOUR);
  return (before.getTimezoneOffset() - date.getTimezoneOffset()) * MINUTE;
}

function formatWall(wall: number): string {
  return new Date(wall).toISOString().slice(0, 19);
}
