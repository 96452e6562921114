import type { Instant } from '../core/tolerant';
import type { Span } from './spans';
import { offsetMinutes } from './zoned-time';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Two months. */
const DAYS_AHEAD = 61;

/** A moment when a zone's clocks change. */
export interface ClockChange {
  at: Instant;
  /** Minutes: 60 if they go forward by an hour, -60 if they go back. */
  by: number;
}

/** The next clock change of a zone within two months, if there is one. */
export function nextClockChange(zone: string, now: Instant): ClockChange | undefined {
  return changeBetween(zone, now, now + DAYS_AHEAD * DAY);
}

/** The clock changes of a zone after one time and until another. */
export function clockChanges(zone: string, { from, to }: Span): ClockChange[] {
  const changes: ClockChange[] = [];
  for (let next = changeBetween(zone, from, to); next; next = changeBetween(zone, next.at, to)) changes.push(next);
  return changes;
}

function changeBetween(zone: string, from: Instant, to: Instant): ClockChange | undefined {
  const before = offsetMinutes(from, zone);
  for (let start = from; start < to; start += DAY) {
    const end = Math.min(start + DAY, to);
    const by = offsetMinutes(end, zone) - before;
    if (by !== 0) return { at: changeWithin(zone, start, end), by };
  }
  return undefined;
}

/** Finds, to the minute, where the offset at `from` changes to the one at `to`. */
function changeWithin(zone: string, from: Instant, to: Instant): Instant {
  const before = offsetMinutes(from, zone);
  let [same, other] = [Math.floor(from / MINUTE), Math.ceil(to / MINUTE)];
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2);
    if (offsetMinutes(middle * MINUTE, zone) === before) same = middle;
    else other = middle;
  }
  return other * MINUTE;
}
