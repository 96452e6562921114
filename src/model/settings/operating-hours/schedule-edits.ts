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

/** A start without an end sets the end a quarter of an hour later. */
export function chooseStart(range: TimeRange, start: number): TimeRange {
  return withEnds(range, start, range.end ?? shiftClock(start, 1));
}

/** An end without a start sets the start a quarter of an hour earlier. */
export function chooseEnd(range: TimeRange, end: number): TimeRange {
  return withEnds(range, range.start ?? shiftClock(end, -1), end);
}

/** A range that has been said to run past midnight does so until it ends after its start. */
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

/** Without its only range a weekday is closed. */
export function removeRange(week: WeekHours, weekday: Weekday, index: number): WeekHours {
  return { ...week, [weekday]: week[weekday].filter((_, at) => at !== index) };
}

/** One range, the whole day, in place of all that stood there. */
export function openAllDay(week: WeekHours, weekday: Weekday): WeekHours {
  return { ...week, [weekday]: [allDay] };
}

/** Gives other weekdays the hours of one that have both ends, and not what else is stored with them. */
export function copyToDays(week: WeekHours, from: Weekday, to: readonly Weekday[]): WeekHours {
  const ranges = week[from].filter(isWhole).map(timesOf);
  return makeWeek((weekday) => (weekday !== from && to.includes(weekday) ? ranges : week[weekday]));
}

/** Gives every weekday the ranges of one: the one that was changed last. */
export function copyToAllDays(week: WeekHours, weekday: Weekday): WeekHours {
  return copyToDays(week, weekday, weekdays);
}

/** Whether a range ends before it starts, and it is not known yet what is meant. */
export function isTurned(range: TimeRange): boolean {
  return endsBeforeStart(range) && range.isOvernight !== true;
}

/** The first way out, and the one that is offered first: the range ends on the next day. */
export function runPastMidnight(week: WeekHours, weekday: Weekday, index: number): WeekHours {
  const range = week[weekday][index];
  return range && isTurned(range) ? setRange(week, weekday, index, { ...range, isOvernight: true }) : week;
}

/** The other way out: start and end change places. */
export function swapEnds(week: WeekHours, weekday: Weekday, index: number): WeekHours {
  const range = week[weekday][index];
  if (!range) return week;
  const { isOvernight: _isOvernight, ...rest } = range;
  return setRange(week, weekday, index, { ...rest, start: range.end, end: range.start });
}

/** Office hours, for a day that has none yet. */
const usual = { start: 900, end: 1700 };

/** A free range of at most an hour after the last one of a day, or office hours where it has none; undefined when full. */
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
