import { jsonEqual } from '../../core/json-equal';
import type { Instant } from '../../core/tolerant';
import { clockChanges } from '../../time/clock-change';
import { addDays, addMonths, type LocalDate } from '../../time/local-date';
import { joinSpans, spanLength, type Span } from '../../time/spans';
import { isSameZone } from '../../time/time-zone';
import { plainRanges, weeklySpans } from '../../time/weekly-hours';
import { clockOf, dayStart, instantAt, localDate, offsetMinutes, wallTime } from '../../time/zoned-time';
import { visitorStretches, visitorState, visitorStateNow, type VisitorState } from '../../places/visitor-state';
import type { VisitorFacts, VisitorHours } from '../../places/why-offline';
import type { OperatingHoursSettings } from './operating-hours';
import { toMinutes } from './schedule';
import { plannedHours } from './schedule-spans';

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;

/** Zones with many visitors, from west to east. */
export const visitorZones = [
  'America/Los_Angeles',
  'America/New_York',
  'America/Sao_Paulo',
  'Europe/London',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Australia/Sydney',
] as const;

/** What decides what visitors see once the tab's changes are saved. */
export function draftFacts(facts: VisitorFacts, settings: OperatingHoursSettings, hasFeature: boolean): VisitorFacts {
  const { onOffSchedule, weekHours, tz } = settings;
  if (!hasFeature || weekHours === null) return facts;
  return { ...facts, hours: onOffSchedule ? { ranges: plainRanges(plannedHours(weekHours)), zone: tz } : null };
}

/** What visitors see at a time with the tab's changes and without. Now, the server's word counts where they agree. */
export function statesAt(
  draft: VisitorFacts,
  saved: VisitorFacts,
  { at, now }: { at: Instant; now: Instant },
): { state: VisitorState; savedState: VisitorState } {
  const [state, savedState] = [visitorState(draft, at), visitorState(saved, at)];
  if (at !== now) return { state, savedState };
  const inForce = visitorStateNow(saved, now);
  return { state: jsonEqual(state, savedState) ? inForce : state, savedState: inForce };
}

/** When visitors get the chat, if an operator is active. The gap before a midnight that the hours span is left out. */
export function chatSpans(facts: VisitorFacts, span: Span): Span[] {
  const zone = facts.hours?.zone ?? 'UTC';
  const spans = visitorStretches(facts, span).filter(({ state }) => state.sees === 'chat');
  return joinSpans(
    spans.map(({ from, to }, index) => {
      const next = spans[index + 1];
      const isGap = next && next.from - to === QUARTER && wallTime(to, zone).endsWith('T23:45:00');
      return { from, to: isGap ? next.from : to };
    }),
  );
}

/** The days of a week, in a zone: when each begins, and when the last one ends. */
export function weekStarts(monday: LocalDate, zone: string): { days: Instant[]; end: Instant } {
  const starts = Array.from({ length: 8 }, (_, day) => dayStart(addDays(monday, day), zone));
  return { days: starts.slice(0, 7), end: starts.at(-1) ?? 0 };
}

/** The instant of a date and a time, written as HHMM, in a zone. */
export function momentOf(date: LocalDate, clock: number, zone: string): Instant {
  return instantAt(Date.parse(`${date}T00:00:00Z`) + toMinutes(clock) * MINUTE, zone);
}

/** The same time on a zone's clocks so many days later, also over a clock change; days before if negative. */
export function daysLater(at: Instant, days: number, zone: string): Instant {
  return momentOf(addDays(localDate(at, zone), days), clockOf(at, zone), zone);
}

/** A clock change, and what it does to the hours. */
export interface ClockEffect {
  at: Instant;
  zone: string;
  /** Minutes: 60 if the clocks go forward by an hour. */
  by: number;
  /** How many minutes of the day's hours are lost; negative if there are more. */
  lost: number;
  /** How many minutes the user's clocks are ahead of the hours' from then on. */
  ahead: number;
}

/** The clock changes of the next twelve months, in the hours' zone and the user's own. */
export function clockEffects({ ranges, zone }: VisitorHours, localZone: string, now: Instant): ClockEffect[] {
  const year = { from: now, to: dayStart(addMonths(localDate(now, zone), 12), zone) };
  const zones = isSameZone(zone, localZone) ? [zone] : [zone, localZone];
  return zones
    .flatMap((one) => clockChanges(one, year).map((change) => ({ ...change, zone: one })))
    .toSorted((a, b) => a.at - b.at)
    .map((change) => ({
      ...change,
      lost: change.zone === zone ? lostMinutes(ranges, zone, localDate(change.at, zone)) : 0,
      ahead: offsetMinutes(change.at, localZone) - offsetMinutes(change.at, zone),
    }));
}

function lostMinutes(ranges: VisitorHours['ranges'], zone: string, date: LocalDate): number {
  const lengthIn = (one: string) => spanLength(joinSpans(weeklySpans(ranges, one, [date])));
  return (lengthIn('UTC') - lengthIn(zone)) / MINUTE;
}

/** The nearest quarter of an hour. */
export function nearestQuarter(at: Instant): Instant {
  return Math.round(at / QUARTER) * QUARTER;
}
