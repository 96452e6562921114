import type { LocalDate } from './local-date';
import { dayStart, instantAt, wallTime } from './zoned-time';

const HOUR = 3_600_000;

/** A full hour on the clock, and the hours of the day that have passed by then. */
export interface ClockMark {
  hour: number;
  at: number;
}

/** Every second hour of an ordinary day. */
export const evenHours: readonly ClockMark[] = Array.from({ length: 12 }, (_, index) => mark(index * 2, index * 2));

/** Every second hour on a zone's clocks on a day, without hours that are skipped. */
export function clockMarks(date: LocalDate, zone: string): ClockMark[] {
  const start = dayStart(date, zone);
  return evenHours.flatMap(({ hour }) => {
    const wall = `${date}T${String(hour).padStart(2, '0')}:00:00`;
    const instant = instantAt(Date.parse(`${wall}Z`), zone);
    return wallTime(instant, zone) === wall ? [mark(hour, (instant - start) / HOUR)] : [];
  });
}

function mark(hour: number, at: number): ClockMark {
  return { hour, at };
}
