import { isId, isJsonObject, type Id } from '../core/tolerant';

/** One range of a weekday on the wire; 0 is Sunday. */
export interface OperatingHour {
  weekday: number;
  ceId?: Id | undefined;
  start: number;
  end: number;
  [unknown: string]: unknown;
}

/** 0-2345 in steps of 15 minutes, written as HHMM: 930 is half past nine. */
export function isClockTime(value: unknown): value is number {
  return Number.isInteger(value) && isQuarter(value as number);
}

export function isWeekday(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 6;
}

/** The ranges of a widget: none when the list is missing or `null`, and null when an entry of it is malformed. */
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
