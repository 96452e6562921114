import { isId, isJsonObject, type Id } from '../core/tolerant';

/** One weekday range in the API's format; 0 is Sunday. */
export interface OperatingHour {
  weekday: number;
  ceId?: Id | undefined;
  start: number;
  end: number;
  [unknown: string]: unknown;
}

/** Whether the value is a time from 0 to 2345 in 15-minute steps, written as HHMM: 930 is 9:30 AM. */
export function isClockTime(value: unknown): value is number {
  return Number.isInteger(value) && isQuarter(value as number);
}

export function isWeekday(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 6;
}

/** A widget's ranges: empty when the list is missing or `null`, null when an entry is malformed. */
export function readOperatingHours(list: unknown): OperatingHour[] | null {
  const hours = list ?? [];
  return Array.isArray(hours) && hours.every(isOperatingHour) ? hours : null;
}

function isOperatingHour(entry: unknown): entry is OperatingHour {
  if (!isJsonObject(entry)) return false;
  const { weekday, ceId, start, end } = entry;
  return isWeekday(weekday) && isClockTime(start) && isClockTime(end) && (ceId === undefined || isId(ceId));
}

function isQuarter(time: number): boolean {
  return time >= 0 && time <= 2345 && time % 100 < 60 && (time % 100) % 15 === 0;
}
