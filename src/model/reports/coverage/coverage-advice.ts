import { makeWeek, weekdays, type WeekHours, type Weekday } from '../../settings/operating-hours/schedule';
import { mergeDay } from '../../settings/operating-hours/schedule-checks';
import { at, hourClock, hoursOfDay, isCovered, type StartCount, type WeekGrid, type WeekShares } from './coverage';

/** Fewer missed chats than these are no reason to change anything. */
const MIN_MISSED = 3;

const workdays: readonly Weekday[] = [1, 2, 3, 4, 5];
const weekend: readonly Weekday[] = [6, 0];
/** Days that advice may speak of. Among equals, the first is the simplest to say. */
const dayGroups: readonly (readonly Weekday[])[] = [workdays, weekend, weekdays, ...weekdays.map((day) => [day])];

/** Hours that no one covers and in which many chats are missed. */
export interface CoverageAdvice {
  /** In order of the week. */
  days: readonly Weekday[];
  /** Whole hours: 7 to 9 is 7:00 AM to 9:00 AM; `to` is at most 24. */
  from: number;
  to: number;
  chats: number;
  missed: number;
}

/**
 * The uncovered hours that would have caught the most missed chats for their length; undefined if missed chats are few
 * or spread evenly. Hours count as covered from half their length on, and aren't advised when nothing is known of them.
 */
export function coverageAdvice(starts: WeekGrid<StartCount>, covered: WeekShares): CoverageAdvice | undefined {
  const isOpen = (weekday: Weekday, hour: number) => {
    const share = at(covered, weekday, hour);
    return share !== null && !isCovered(share);
  };
  const open = weekdays.flatMap((weekday) =>
    hoursOfDay.filter((hour) => isOpen(weekday, hour)).map((hour) => at(starts, weekday, hour)),
  );
  const average = sum(open, 'missed') / Math.max(1, open.length);
  let best: { advice: CoverageAdvice; gain: number } | undefined;
  for (const days of dayGroups) {
    const found = densestHours(
      days.map((day) => ({ cells: starts[day], isOpen: (hour: number) => isOpen(day, hour) })),
      average,
    );
    if (!found || found.missed < MIN_MISSED || (best && found.gain <= best.gain + 1e-9)) continue;
    const { gain, ...hours } = found;
    best = { advice: { days, ...hours }, gain };
  }
  return best?.advice;
}

/** The week with the advised hours added to each of its days. */
export function addAdvisedHours(week: WeekHours, { days, from, to }: CoverageAdvice): WeekHours {
  const range = { start: hourClock(from), end: hourClock(to) };
  const longer = makeWeek((weekday) => (days.includes(weekday) ? [...week[weekday], range] : week[weekday]));
  return days.reduce(mergeDay, longer);
}

interface Day {
  cells: readonly StartCount[];
  isOpen(this: void, hour: number): boolean;
}

/** The run of hours open on all days with the most missed chats above the average of open hours (Kadane's algorithm). */
function densestHours(days: readonly Day[], average: number) {
  let best: { from: number; to: number; gain: number; chats: number; missed: number } | undefined;
  let run = { from: 0, gain: 0, chats: 0, missed: 0 };
  for (const hour of hoursOfDay) {
    const isOpen = days.every((day) => day.isOpen(hour));
    if (!isOpen || run.gain <= 0) run = { from: hour, gain: 0, chats: 0, missed: 0 };
    if (!isOpen) continue;
    const cells = days.flatMap((day) => day.cells[hour] ?? []);
    const missed = sum(cells, 'missed');
    run = {
      from: run.from,
      gain: run.gain + missed - average * cells.length,
      chats: run.chats + sum(cells, 'chats'),
      missed: run.missed + missed,
    };
    if (run.gain > (best?.gain ?? 0)) best = { ...run, to: hour + 1 };
  }
  return best;
}

function sum(cells: readonly StartCount[], of: keyof StartCount): number {
  return cells.reduce((total, cell) => total + cell[of], 0);
}
