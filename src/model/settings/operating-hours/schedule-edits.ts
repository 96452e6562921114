import {
  allDay,
  endsBeforeStart,
  isWhole,
  makeWeek,
  shiftClock,
  toClock,
  toMinutes,
  weekdays,
  type TimeRange,
  type WeekHours,
  type Weekday,
} from './schedule';

/** Sets the start. If there is no end, sets it 15 minutes later. */
export function chooseStart(range: TimeRange, start: number): TimeRange {
  return withEnds(range, start, range.end ?? shiftClock(start, 1));
}

/** Sets the end. If there is no start, sets it 15 minutes earlier. */
export function chooseEnd(range: TimeRange, end: number): TimeRange {
  return withEnds(range, range.start ?? shiftClock(end, -1), end);
}

/** Keeps a confirmed overnight range overnight until it ends after its start. */
function withEnds({ isOvernight, ...range }: TimeRange, start: number, end: number): TimeRange {
  const next = { ...range, start, end };
  return isOvernight && endsBeforeStart(next) ? { ...next, isOvernight } : next;
}

export function addRange(week: WeekHours, weekday: Weekday, range: TimeRange = { start: null, end: null }): WeekHours {
  return { ...week, [weekday]: [...week[weekday], range] };
}

export function setRange(week: WeekHours, weekday: Weekday, index: number, range: TimeRange): WeekHours {
  return { ...week, [weekday]: week[weekday].map((other, at) => (at === index ? range : other)) };
}

/** Removes a range. A weekday without ranges is closed. */
export function removeRange(week: WeekHours, weekday: Weekday, index: number): WeekHours {
  return { ...week, [weekday]: week[weekday].filter((_, at) => at !== index) };
}

/** Replaces a weekday's ranges with one all-day range. */
export function openAllDay(week: WeekHours, weekday: Weekday): WeekHours {
  return { ...week, [weekday]: [allDay] };
}

/** Copies one weekday's complete ranges to other weekdays, times only. */
export function copyToDays(week: WeekHours, from: Weekday, to: readonly Weekday[]): WeekHours {
  const ranges = week[from].filter(isWhole).map(timesOf);
  return makeWeek((weekday) => (weekday !== from && to.includes(weekday) ? ranges : week[weekday]));
}

/** The weekdays that people name together. */
export const daySets: Readonly<Record<'weekdays' | 'weekend', readonly Weekday[]>> = {
  weekdays: [1, 2, 3, 4, 5],
  weekend: [6, 0],
};

/** Copies the last changed weekday's ranges to every weekday. */
export function copyToAllDays(week: WeekHours, weekday: Weekday): WeekHours {
  return copyToDays(week, weekday, weekdays);
}

/** Whether a range ends before it starts and the user hasn't said which way it is meant. */
export function isTurned(range: TimeRange): boolean {
  return endsBeforeStart(range) && range.isOvernight !== true;
}

/** The first suggested fix: the range ends on the next day. */
export function runPastMidnight(week: WeekHours, weekday: Weekday, index: number): WeekHours {
  const range = week[weekday][index];
  return range && isTurned(range) ? setRange(week, weekday, index, { ...range, isOvernight: true }) : week;
}

/** The other fix: swap start and end. */
export function swapEnds(week: WeekHours, weekday: Weekday, index: number): WeekHours {
  const range = week[weekday][index];
  if (!range) return week;
  const { isOvernight: _isOvernight, ...rest } = range;
  return setRange(week, weekday, index, { ...rest, start: range.end, end: range.start });
}

/** Office hours, for a day without hours. */
const usual = { start: 900, end: 1700 };

/**
 * A free range of at most an hour after the day's last one, or office hours if the day has none; undefined when the day
 * is full.
 */
export function nextFreeRange(ranges: readonly TimeRange[]): TimeRange | undefined {
  const whole = ranges.filter(isWhole);
  if (whole.length === 0) return usual;
  if (whole.some(endsBeforeStart)) return undefined;
  const last = Math.max(...whole.map(({ end }) => toMinutes(end)));
  const end = Math.min(last + 120, toMinutes(allDay.end));
  return end - last > 60 ? { start: toClock(last + 60), end: toClock(end) } : undefined;
}

function timesOf({ start, end, isOvernight }: TimeRange): TimeRange {
  return isOvernight ? { start, end, isOvernight } : { start, end };
}
