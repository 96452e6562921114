import { allDay, makeWeek, toMinutes, type WeekHours } from './schedule';
import { isTurned } from './schedule-edits';
import { toWire } from './schedule-wire';
import type { Instant } from '../../core/tolerant';
import { addDays, dayOfWeek } from '../../time/local-date';
import { instantAt, localDate } from '../../time/zoned-time';

const MINUTE = 60_000;
/** Today, the rest of the week, and the same weekday again. */
const DAYS_AHEAD = 8;

/** Whether the schedule has the widget on, and when it turns it next. */
export interface ScheduleStatus {
  isOn: boolean;
  /** Absent where it stays so: around the clock, or without any hours. */
  changesAt?: Instant | undefined;
}

/**
 * What the hours say of a moment, by the stored list to the letter. A day that goes on at midnight is not said to turn
 * off for the quarter of an hour before, which nothing can store.
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
  /** The end as it is meant: 23:45 is as late as a day can be stored. */
  reach: Instant;
}

/** The spans of yesterday and the days to come, in order. */
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
