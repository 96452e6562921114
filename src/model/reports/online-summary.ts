import type { Chats } from '../entities/chat';
import { readyRows, type Instant } from '../core/tolerant';
import { mondayOf, type LocalDate } from '../time/local-date';
import { dayStart } from '../time/zoned-time';
import type { MissedChats, OnlineDay } from './availability';

const HOUR = 3_600_000;

/** At most this many missed chats are read for each widget, the latest ones. */
export const missedLimit = 1000;

export function missedChats({ chats, totalChats }: Chats): MissedChats {
  const starts = readyRows(chats).flatMap(({ startedAt }) => startedAt ?? []);
  return { starts, total: totalChats, unreadable: chats.length - starts.length };
}

/** A missed chat on its day. */
export interface MissedStart {
  /** Hours since the day began. */
  at: number;
  /** No operator was online. */
  isOffline: boolean;
}

/**
 * A day's missed chats, in order; null if they aren't known, on days before the latest ones that were read. Of an unreadable
 * day it isn't known whether anyone was online.
 */
export function missedOn(day: OnlineDay, missed: MissedChats | undefined, zone: string): MissedStart[] | null {
  const start = dayStart(day.date, zone);
  if (!missed || start < firstWhole(missed)) return null;
  return missed.starts
    .filter((instant) => instant >= start && instant < start + day.hours * HOUR)
    .toSorted((a, b) => a - b)
    .map((instant) => ({
      at: (instant - start) / HOUR,
      isOffline: !day.isUnreadable && !day.periods.some(({ from, to }) => from <= instant && instant < to),
    }));
}

/** Whether there are more missed chats than were read. */
export function isCut({ starts, total, unreadable = 0 }: MissedChats): boolean {
  return total > starts.length + unreadable;
}

/** From when on all missed chats are known. */
function firstWhole(missed: MissedChats): Instant {
  const { starts } = missed;
  return isCut(missed) ? starts.reduce((first, start) => Math.min(first, start), Infinity) : -Infinity;
}

/** How many started while no one was online; null if they aren't known. */
export function offlineCount(missed: readonly MissedStart[] | null): number | null {
  return missed && missed.filter(({ isOffline }) => isOffline).length;
}

/** Hours online, and missed chats, on several days. Unreadable days have neither hours nor a share. */
export interface OnlineTotals {
  online: number;
  elapsed: number;
  /** Of the elapsed time, 0 to 1; null if no time passed. */
  share: number | null;
  /** Null if those of a day aren't known. */
  missed: number | null;
  /** Of the missed chats, those that started while no one was online. */
  missedOffline: number | null;
}

/** A week from Monday, or the part of it in the range. */
export interface OnlineWeek extends OnlineTotals {
  start: LocalDate;
  end: LocalDate;
}

/** What a range of days comes to. */
export interface OnlineSummary {
  weeks: OnlineWeek[];
  total: OnlineTotals;
  /** Hours online a day, on whole days; null if there is none. */
  average: number | null;
  /** The whole day that was online for the smallest share; of several, the one with the most missed chats, or the last. */
  worst?: { day: OnlineDay; missedOffline: number } | undefined;
}

export function onlineSummary(
  days: readonly OnlineDay[],
  missed: MissedChats | undefined,
  zone: string,
): OnlineSummary {
  const counted = days.map((day): CountedDay => ({ day, missed: missedOn(day, missed, zone) }));
  const weeks = new Map<LocalDate, CountedDay[]>();
  for (const each of counted) {
    const monday = mondayOf(each.day.date);
    weeks.set(monday, [...(weeks.get(monday) ?? []), each]);
  }
  const whole = counted.filter(({ day }) => !day.isUnreadable && !day.isToday);
  const [worst] = whole
    .map((each) => ({ day: each.day, missedOffline: offlineCount(each.missed) ?? 0 }))
    .toSorted(
      (a, b) => a.day.share - b.day.share || b.missedOffline - a.missedOffline || (a.day.date < b.day.date ? 1 : -1),
    );
  return {
    weeks: [...weeks].map(([monday, list]) => ({
      start: list[0]?.day.date ?? monday,
      end: list.at(-1)?.day.date ?? monday,
      ...totalsOfDays(list),
    })),
    total: totalsOfDays(counted),
    average: whole.length === 0 ? null : sum(whole.map(({ day }) => day.online)) / whole.length,
    worst,
  };
}

interface CountedDay {
  day: OnlineDay;
  missed: readonly MissedStart[] | null;
}

function totalsOfDays(list: readonly CountedDay[]): OnlineTotals {
  const readable = list.filter(({ day }) => !day.isUnreadable);
  const online = sum(readable.map(({ day }) => day.online));
  const elapsed = sum(readable.map(({ day }) => day.elapsed));
  const isKnown = list.every(({ missed }) => missed !== null);
  const starts = isKnown ? list.flatMap(({ missed }) => missed ?? []) : null;
  return {
    online,
    elapsed,
    share: elapsed > 0 ? online / elapsed : null,
    missed: starts && starts.length,
    missedOffline: offlineCount(starts),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
