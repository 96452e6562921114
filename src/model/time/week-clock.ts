import type { Instant } from '../core/tolerant';
import type { dayOfWeek } from './local-date';
import { offsetMinutes } from './zoned-time';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Clocks change at a whole quarter of an hour, and at most once in a day. */
const QUARTER = 15 * MINUTE;

/** What a weekly clock shows: a weekday, 0 for Sunday, and a whole hour. */
export interface WeekHour {
  weekday: ReturnType<typeof dayOfWeek>;
  /** 0 to 23. */
  hour: number;
}

/**
 * Reads many instants in a zone. The zone's rules are asked twice for each day, and for each quarter of an hour of a day on
 * which clocks change.
 */
export function weekClock(zone: string): (instant: Instant) => WeekHour {
  const ofDay = memoize((day) => {
    const [start, end] = [offsetMinutes(day * DAY, zone), offsetMinutes((day + 1) * DAY - 1, zone)];
    return start === end ? start : undefined;
  });
  const ofQuarter = memoize((quarter) => offsetMinutes(quarter * QUARTER, zone));
  return (instant) => {
    const offset = ofDay(Math.floor(instant / DAY)) ?? ofQuarter(Math.floor(instant / QUARTER));
    const wall = instant + offset * MINUTE;
    const day = Math.floor(wall / DAY);
    // January 1, 1970, was a Thursday.
    const weekday = ((((day + 4) % 7) + 7) % 7) as WeekHour['weekday'];
    return { weekday, hour: Math.floor((wall - day * DAY) / HOUR) };
  };
}

function memoize<T>(read: (key: number) => T): (key: number) => T {
  const known = new Map<number, T>();
  return (key) => {
    if (!known.has(key)) known.set(key, read(key));
    return known.get(key) as T;
  };
}
