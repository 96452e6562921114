import { allDay, makeWeek, toMinutes, type WeekHours } from './schedule';
import { isTurned } from './schedule-edits';
import { toWire } from './schedule-wire';
import type { Instant } from '../../core/tolerant';
import { addDays, dayOfWeek } from '../../time/local-date';
import { instantAt, localDate } from '../../time/zoned-time';

const MINUTE = 60_000;
/** Today, the rest of the week, and the same weekday again. */
const DAYS_AHEAD = 8;

/** Whether the schedule has the widget on, and when that changes next. */
export interface ScheduleStatus {
  isOn: boolean;
  /** Absent when it never changes: around the clock, or without any hours. */
  changesAt?: Instant | undefined;
}

/**
 * The schedule's status at a given time, following the saved list literally. Exception: a day that continues at
 * midnight does not count as off during the 15 minutes before, which can't be saved.
 */
export function scheduleStatus(week: WeekHours, zone: string, now: Instant): ScheduleStatus {
  const spans = upcoming(week, zone, now);
  const index = spans.findIndex(({ from, to }) => from <= now && now < to);
  if (index === -1) return { isOn: false, changesAt: spans.find(({ from }) => from > now)?.from };
  let last = spans[index];
  for (const span of spans.slice(index + 1)) {
    if (!last || span.from > last.reach) break;
    if (span.reach > last.reach) last = span;
  }
  const isEndless = last === undefined || last.to > now + (DAYS_AHEAD - 1) * 24 * 60 * MINUTE;
  return { isOn: true, changesAt: isEndless ? undefined : last?.to };
}

interface Span {
  from: Instant;
  to: Instant;
  /** The intended end: 23:45 is the latest time that can be saved for a day. */
  reach: Instant;
}

/** The spans of yesterday and the coming days, in order. */
function upcoming(week: WeekHours, zone: string, now: Instant): Span[] {
  const settled = makeWeek((weekday) => week[weekday].filter((range) => !isTurned(range)));
  const { entries } = toWire(settled, 0);
  const today = localDate(now, zone);
  const dates = Array.from({ length: DAYS_AHEAD + 2 }, (_, day) => addDays(today, day - 1));
  return dates
    .flatMap((date) => {
      const midnight = Date.parse(`${date}T00:00:00Z`);
      const weekday = dayOfWeek(date);
      const at = (clock: number) => instantAt(midnight + toMinutes(clock) * MINUTE, zone);
      return entries
        .filter((entry) => entry.weekday === weekday)
        .map(({ start, end }) => ({
          from: at(start),
          to: at(end),
          reach: end === allDay.end ? instantAt(midnight + 24 * 60 * MINUTE, zone) : at(end),
        }));
    })
    .toSorted((a, b) => a.from - b.from);
}
