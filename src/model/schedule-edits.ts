import {
  endsBeforeStart,
  nextWeekday,
  shiftClock,
  splitAtMidnight,
  weekdays,
  type TimeRange,
  type WeekHours,
  type Weekday,
} from './schedule';

/** A start without an end sets the end a quarter of an hour later (widget settings, section 4). */
export function chooseStart(range: TimeRange, start: number): TimeRange {
  return { ...range, start, end: range.end ?? shiftClock(start, 1) };
}

/** An end without a start sets the start a quarter of an hour earlier (widget settings, section 4). */
export function chooseEnd(range: TimeRange, end: number): TimeRange {
  return { ...range, start: range.start ?? shiftClock(end, -1), end };
}

export function addRange(week: WeekHours, weekday: Weekday): WeekHours {
  return { ...week, [weekday]: [...week[weekday], { start: null, end: null }] };
}

export function setRange(week: WeekHours, weekday: Weekday, index: number, range: TimeRange): WeekHours {
  return { ...week, [weekday]: week[weekday].map((other, at) => (at === index ? range : other)) };
}

/** Without its only range a weekday is closed. */
export function removeRange(week: WeekHours, weekday: Weekday, index: number): WeekHours {
  return { ...week, [weekday]: week[weekday].filter((_, at) => at !== index) };
}

/** Gives every weekday the ranges of one: the one that was changed last (widget settings, section 4). */
export function copyToAllDays(week: WeekHours, weekday: Weekday): WeekHours {
  const ranges = week[weekday].map(({ start, end }) => ({ start, end }));
  return Object.fromEntries(weekdays.map((day) => [day, day === weekday ? week[day] : ranges])) as WeekHours;
}

/** A range that ends before it starts, and the two ways out; the first is offered first (decisions, hazards). */
export interface TurnedRange {
  weekday: Weekday;
  index: number;
  offers: readonly ['splitPastMidnight', 'swap'];
}

export function turnedRanges(week: WeekHours): TurnedRange[] {
  return weekdays.flatMap((weekday) =>
    week[weekday].flatMap((range, index) =>
      endsBeforeStart(range) ? [{ weekday, index, offers: ['splitPastMidnight', 'swap'] as const }] : [],
    ),
  );
}

/** "Runs past midnight": the rest of this day, and the beginning of the next. */
export function splitPastMidnight(week: WeekHours, weekday: Weekday, index: number): WeekHours {
  const range = week[weekday][index];
  if (!range || range.start === null || range.end === null || !endsBeforeStart(range)) return week;
  const parts = splitAtMidnight(weekday, { ...range, start: range.start, end: range.end });
  const rangesOf = (day: Weekday) => parts.flatMap((part) => (part.weekday === day ? [withoutWeekday(part)] : []));
  const tomorrow = nextWeekday(weekday);
  return {
    ...week,
    [weekday]: week[weekday].toSpliced(index, 1, ...rangesOf(weekday)),
    [tomorrow]: [...rangesOf(tomorrow), ...week[tomorrow]],
  };
}

/** The other way out: start and end change places (widget settings, section 4). */
export function swapEnds(week: WeekHours, weekday: Weekday, index: number): WeekHours {
  const range = week[weekday][index];
  return range ? setRange(week, weekday, index, { ...range, start: range.end, end: range.start }) : week;
}

function withoutWeekday<R extends { weekday: Weekday }>({ weekday: _weekday, ...range }: R): Omit<R, 'weekday'> {
  return range;
}
