import { allDay, clockTimes, toClock, toMinutes, type TimeRange, type WholeRange } from './schedule';

const STEP = 15;
const DAY = 24 * 60;
const LAST = toMinutes(allDay.end);

/** When a range ends, in minutes from the midnight before its start: more than a day's where it runs past the next. */
export function endMinute({ start, end }: WholeRange): number {
  return toMinutes(end) + (end < start ? DAY : 0);
}

/**
 * The range between two minutes, counted from the midnight before it: within what can be stored, a quarter of an hour
 * long at least. An end beyond midnight makes it run past it.
 */
export function placeRange(range: TimeRange, from: number, to: number): WholeRange {
  const { isOvernight: _isOvernight, ...rest } = range;
  const start = clamp(snap(from), 0, LAST - STEP);
  const end = clamp(snap(to), start + STEP, start + DAY - STEP);
  if (end <= DAY) return { ...rest, start: toClock(start), end: toClock(Math.min(end, LAST)) };
  return { ...rest, start: toClock(start), end: toClock(end - DAY), isOvernight: true };
}

/** One end of a range so many steps later or earlier. Between 23:45 and 00:15 of the next day there is no end. */
export function nudgeRange(range: WholeRange, which: 'start' | 'end', steps: number): WholeRange {
  const [start, end] = [toMinutes(range.start), endMinute(range)];
  if (which === 'start') return placeRange(range, Math.min(start + steps * STEP, end - STEP), end);
  const next = end + steps * STEP;
  if (next > LAST && next <= DAY) return placeRange(range, start, steps > 0 ? DAY + STEP : LAST);
  return placeRange(range, start, next);
}

/** The whole range, as long as it is, so that it starts at a minute. */
export function moveRange(range: WholeRange, to: number): WholeRange {
  const length = endMinute(range) - toMinutes(range.start);
  const last = range.end < range.start ? LAST - STEP : LAST - length;
  const start = clamp(snap(to), 0, Math.max(0, last));
  return placeRange(range, start, start + length);
}

/** The quarter of an hour that is nearest to a minute. */
function snap(minute: number): number {
  return Math.round(minute / STEP) * STEP;
}

/** The range that a press and a release mark on a day, whichever is later; an hour where they are the same. */
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
