import { clockTimes, toClock, toMinutes, type TimeRange } from './schedule';

/** A time of day or two, read from what a person typed. */
export type TypedTime =
  | { kind: 'time'; clock: number }
  /** From one time to another; overnight if it ends on the next day. */
  | { kind: 'range'; range: TimeRange }
  /** A time of day that hours can't start or end at; `nearest` are the ones before and after it. */
  | { kind: 'betweenSteps'; nearest: readonly number[] }
  | { kind: 'unreadable' };

export interface TypedTimeContext {
  /** The other end of the same hours, which decides what “5” means: after 9 AM it is 5 PM. */
  start?: number | null | undefined;
  /** Whether the person’s clock has 12 hours, on which “2” is more likely 2 PM. */
  has12Hours: boolean;
}

interface WrittenTime {
  /** Since midnight, taking the hour literally. */
  minutes: number;
  /** How it says which half of the day it means; undefined leaves the choice. */
  half: 'period' | '24hours' | undefined;
}

const DAY = 24 * 60;
const HALF = 12 * 60;
/** On a 12-hour clock, work that starts before this hour is work in the afternoon. */
const EARLIEST_MORNING = 6 * 60;

const periods: readonly [RegExp, 'am' | 'pm'][] = [
  [/(?:a\.?\s?m\.?|a|ص|صباحا|صباحًا|vorm\.?|vormittags|früh|morgens)$/u, 'am'],
  [/(?:p\.?\s?m\.?|p|م|مساء|مساءً|nachm\.?|nachmittags|abends)$/u, 'pm'],
];
const words: Record<string, number> = {
  noon: HALF,
  midday: HALF,
  mittag: HALF,
  mittags: HALF,
  ظهرا: HALF,
  ظهرًا: HALF,
  midnight: 0,
  mitternacht: 0,
  'منتصف الليل': 0,
};
const betweenTimes = /\s*(?:-|–|—|−|\bto\b|\buntil\b|\btill\b|\bbis\b|إلى|حتى)\s*/u;

/**
 * Reads times as people type them: `9`, `930`, `9:30pm`, `17.30`, `9 Uhr`, and ranges such as `9-5` or `22-6`. Understands
 * English, German, and Arabic, whatever the language of the page.
 */
export function readTypedTime(text: string, { start, has12Hours }: TypedTimeContext): TypedTime {
  const parts = plain(text).split(betweenTimes);
  const [first = '', second] = parts;
  if (parts.length > 2) return { kind: 'unreadable' };
  const one = readTime(first);
  if (!one) return { kind: 'unreadable' };
  if (second === undefined) {
    return timeAt(typeof start === 'number' ? endAfter(toMinutes(start), one) : startAt(one, has12Hours));
  }
  const other = readTime(second);
  if (!other) return { kind: 'unreadable' };
  const from = other.half === undefined ? startAt(one, has12Hours) : startBefore(one, other);
  return rangeBetween(from, endAfter(from, other));
}

function timeAt(minutes: number): TypedTime {
  const nearest = stepsAround(minutes);
  return nearest.length > 1 ? { kind: 'betweenSteps', nearest } : { kind: 'time', clock: nearest[0] ?? 0 };
}

function rangeBetween(from: number, to: number): TypedTime {
  const nearest = [from, to].map(stepsAround);
  const between = nearest.find((steps) => steps.length > 1);
  if (between) return { kind: 'betweenSteps', nearest: between };
  const [start = 0, end = 0] = nearest.map(([clock = 0]) => clock);
  return { kind: 'range', range: { start, end, ...(end < start && { isOvernight: true }) } };
}

/** The time itself if hours may start or end at it, or else the ones on both sides. */
function stepsAround(minutes: number): number[] {
  const step = toMinutes(clockTimes[1] ?? 0);
  const before = Math.floor(minutes / step) * step;
  return before === minutes ? [toClock(minutes % DAY)] : [toClock(before), toClock((before + step) % DAY)];
}

/** Without a start to go by, a small hour on a 12-hour clock is in the afternoon. */
function startAt(time: WrittenTime, has12Hours: boolean): number {
  const isAfternoon = time.half === undefined && has12Hours && time.minutes < EARLIEST_MORNING;
  return isAfternoon ? time.minutes + HALF : time.minutes;
}

/** “9-5pm” starts in the morning and “1-5pm” in the afternoon, but “9-17” is literal. */
function startBefore(time: WrittenTime, end: WrittenTime): number {
  if (time.half !== undefined || end.half === '24hours') return time.minutes;
  return shortest(halvesOf(time), (minutes) => lengthOf(minutes, end.minutes));
}

/** The first such time after the start. */
function endAfter(start: number, time: WrittenTime): number {
  return time.half === undefined ? shortest(halvesOf(time), (minutes) => lengthOf(start, minutes)) : time.minutes;
}

function halvesOf({ minutes }: WrittenTime): [number, number] {
  return [minutes % HALF, (minutes % HALF) + HALF];
}

function shortest([one, other]: [number, number], lengthWith: (minutes: number) => number): number {
  return lengthWith(other) < lengthWith(one) ? other : one;
}

/** Of hours from one time to another; the same time again is a day later. */
function lengthOf(start: number, end: number): number {
  return (end - start + DAY) % DAY || DAY;
}

function readTime(text: string): WrittenTime | undefined {
  const minutes = words[text];
  if (minutes !== undefined) return { minutes, half: 'period' };
  const period = periods.find(([ending]) => ending.test(text));
  const digits = period ? text.replace(period[0], '').trim() : text;
  const [, hour, minute] = /^(\d{1,2})(?:[:.,h ]?(\d{2}))?$/.exec(digits) ?? [];
  return hour === undefined ? undefined : writtenTime(hour, Number(minute ?? 0), period?.[1]);
}

function writtenTime(text: string, minute: number, period: 'am' | 'pm' | undefined): WrittenTime | undefined {
  const hour = Number(text);
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return undefined;
  if (period) {
    const isAfternoon = period === 'pm';
    if (hour > 12) return isAfternoon ? { minutes: (hour * 60 + minute) % DAY, half: 'period' } : undefined;
    return { minutes: (hour % 12) * 60 + (isAfternoon ? HALF : 0) + minute, half: 'period' };
  }
  const is24Hours = hour > 12 || text.startsWith('0');
  return { minutes: (hour * 60 + minute) % DAY, half: is24Hours ? '24hours' : undefined };
}

/** Western digits, small letters, single spaces, and none of the words and marks that don't matter. */
function plain(text: string): string {
  return text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\bo['’]?clock\b/g, '')
    .replace(/^(?:from|von|من)\s+/u, '')
    .replace(/\s*\buhr\b\s*(\d)?/g, (_, minutes?: string) => (minutes === undefined ? ' ' : `:${minutes}`))
    .replace(/(\d)\s*h\b/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
