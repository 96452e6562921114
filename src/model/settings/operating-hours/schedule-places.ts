import { allDay, clockTimes, toClock, toMinutes, type TimeRange, type WholeRange } from './schedule';

const STEP = 15;
const DAY = 24 * 60;
const LAST = toMinutes(allDay.end);

/**
 * When a range ends, in minutes from the midnight before its start; more than 24 hours when it runs past the next
 * midnight.
 */
export function endMinute({ start, end }: WholeRange): number {
  return toMinutes(end) + (end < start ? DAY : 0);
}

/**
 * The range between two times, in minutes from the midnight before it. Clamped to what can be saved, and at least 15
 * minutes long. An end past midnight makes it overnight.
 */
export function placeRange(range: TimeRange, from: number, to: number): WholeRange {
  const { isOvernight: _isOvernight, ...rest } = range;
  const start = clamp(snap(from), 0, LAST - STEP);
  const end = clamp(snap(to), start + STEP, start + DAY - STEP);
  if (end <= DAY) return { ...rest, start: toClock(start), end: toClock(Math.min(end, LAST)) };
  return { ...rest, start: toClock(start), end: toClock(end - DAY), isOvernight: true };
}

/** Moves one end of a range by a number of steps. An end can't be between 23:45 and 00:15 of the next day. */
export function nudgeRange(range: WholeRange, which: 'start' | 'end', steps: number): WholeRange {
  const [start, end] = [toMinutes(range.start), endMinute(range)];
  if (which === 'start') return placeRange(range, Math.min(start + steps * STEP, end - STEP), end);
  const next = end + steps * STEP;
  if (next > LAST && next <= DAY) return placeRange(range, start, steps > 0 ? DAY + STEP : LAST);
  return placeRange(range, start, next);
}

/** Moves a range to start at a given minute, keeping its length. */
export function moveRange(range: WholeRange, to: number): WholeRange {
  const length = endMinute(range) - toMinutes(range.start);
  const last = range.end < range.start ? LAST - STEP : LAST - length;
  const start = clamp(snap(to), 0, Math.max(0, last));
  return placeRange(range, start, start + length);
}

/** Rounds to the nearest 15 minutes. */
function snap(minute: number): number {
  return Math.round(minute / STEP) * STEP;
}

/** The range between a press and a release on a day, in either order; one hour if they are the same. */
export function rangeBetween(pressed: number, released: number): WholeRange {
  const [from, to] = [Math.min(pressed, released), Math.max(pressed, released)];
  const isPress = snap(to) - snap(from) < STEP;
  const range = { start: 0, end: clockTimes[1] ?? 0 };
  if (!isPress) return placeRange(range, from, Math.min(to, LAST));
  const start = Math.min(Math.floor(from / 60) * 60, LAST - 60);
  return placeRange(range, start, start + 60);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
