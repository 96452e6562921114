import type { Chat } from '../../entities/chat';
import type { Loadable } from '../../core/loadable';
import type { Row } from '../../core/tolerant';
import { officeHours, type OperatingHoursSettings } from '../../settings/operating-hours/operating-hours';
import { isEmptyWeek, makeWeek, type WeekHours } from '../../settings/operating-hours/schedule';
import { scheduleSpans } from '../../settings/operating-hours/schedule-spans';
import { daysInRange } from '../../time/date-range';
import { addDays } from '../../time/local-date';
import { joinSpans, sharedSpans, type Span } from '../../time/spans';
import { isTimeZone } from '../../time/time-zone';
import { weekClock } from '../../time/week-clock';
import { dayStart } from '../../time/zoned-time';
import { adherence, type Adherence } from './adherence';
import type { OnlineDays } from '../availability';
import type { ChatCount } from '../../counting/chat-count';
import {
  at,
  countStarts,
  coveredShares,
  hourClock,
  hoursOfDay,
  isCovered,
  noStarts,
  type StartCount,
  type WeekGrid,
  type WeekShares,
} from './coverage';
import { addAdvisedHours, coverageAdvice, type CoverageAdvice } from './coverage-advice';
import type { DownloadControl } from '../download';
import type { ReportHead } from '../../counting/chat-count';
import type { ReportData, ReportProps, ReportWidget, WidgetChoice } from '../props';

const HOUR = 3_600_000;

/** When chats start, on two clocks: the report's, and the one of the operating hours. */
export interface CoverageStarts {
  shown: WeekGrid<StartCount>;
  planned: WeekGrid<StartCount>;
  /** How many chats couldn't be read or have no start; they are in no hour. */
  unplaced: number;
}

/** A widget's operating hours; null when they are unreadable. */
export interface CoverageSchedule {
  isOn: boolean;
  /** An IANA name. */
  zone: string;
  week: WeekHours | null;
}

/** When operators were online, and how that compares with the operating hours. */
export interface OnlineCoverage {
  /** When someone was online, in order. */
  spans: readonly Span[];
  /** The days and the part of today that this is known of, in order. */
  known: readonly Span[];
  /** The share of each hour with someone online, on the report's clocks. */
  shares: WeekShares;
  /** Absent without operating hours, and when all of them are on unreadable days. */
  adherence?: Adherence | undefined;
  /** How many days couldn't be read. They are left out. */
  unreadable: number;
}

/** Hours to add to the operating hours. */
export interface HoursOffer {
  /** Absent when too few chats are missed to say where. */
  advice?: CoverageAdvice | undefined;
  /** Where the advised hours meet hours that are covered: at their start, their end, or both. */
  edges: { start: boolean; end: boolean };
  /** The clocks on which the advised hours are. */
  zone: string;
  /** The whole week with the hours. */
  week: WeekHours;
}

/** The coverage of one widget. Its parts load and fail independently. */
export interface CoverageBlock {
  widget: ReportWidget;
  starts: ChatCount<CoverageStarts>;
  schedule: CoverageSchedule;
  /** The share of each hour within the operating hours, on the report's clocks; absent when they are off. */
  planned?: WeekShares | undefined;
  online: Loadable<OnlineCoverage>;
  /** Absent until everything it follows from has loaded, and when there is nothing to add. */
  offer?: HoursOffer | undefined;
  /** Opens the operating hours with the offered ones as unsaved changes; absent when the plan doesn't include any. */
  onAddHours?: (() => void) | undefined;
}

/** Props for `ReportsCoverage`, returned by `useReportsCoverage`. */
export interface ReportsCoverageProps extends ReportProps, WidgetChoice {
  /** The chosen widget's coverage; empty without a finished widget. */
  blocks: ReportData<CoverageBlock[]>;
  /** Absent hides the buttons. */
  download?: DownloadControl | undefined;
}

export const noCoverage: CoverageStarts = { shown: noStarts, planned: noStarts, unplaced: 0 };

/** Counts more chats on the clocks of both zones; missed ones are counted with the others. */
export function countCoverage(zones: { shown: string; planned: string }) {
  const clocks = { shown: weekClock(zones.shown), planned: weekClock(zones.planned) };
  return (before: CoverageStarts, rows: readonly Row<Chat>[]): CoverageStarts => {
    const chats = rows.flatMap((row) => (row.status === 'ready' && row.data.startedAt !== null ? [row.data] : []));
    const shown = countStarts(before.shown, chats, clocks.shown);
    const isSame = zones.shown === zones.planned;
    return {
      shown,
      planned: isSame ? shown : countStarts(before.planned, chats, clocks.planned),
      unplaced: before.unplaced + rows.length - chats.length,
    };
  };
}

/** The operating hours that apply. A schedule that is off and was never given a zone is planned on the report's clocks. */
export function coverageSchedule(
  { onOffSchedule, tz, weekHours }: OperatingHoursSettings,
  { isIncluded, zone }: { isIncluded: boolean; zone: string },
): CoverageSchedule {
  const isOn = onOffSchedule && isIncluded;
  const isChosen = isTimeZone(tz) && (isOn || tz !== 'UTC');
  return { isOn, zone: isChosen ? tz : zone, week: weekHours };
}

/** The operating hours on the dates of a report. The last quarter of an hour of a day can't be saved, so it is added. */
export function plannedSpans({ isOn, zone, week }: CoverageSchedule, head: ReportHead): Span[] {
  if (!isOn || week === null) return [];
  // A day before and after, because a day in another zone is partly in them.
  const dates = Array.from({ length: daysInRange(head.dates) + 2 }, (_, day) => addDays(head.dates.start, day - 1));
  const spans = scheduleSpans(week, zone, dates).map(({ from, reach }) => ({ from, to: reach }));
  return sharedSpans(joinSpans(spans), [rangeSpan(head)]);
}

/** The time of a report's range. */
export function rangeSpan({ dates, zone }: ReportHead): Span {
  return { from: dayStart(dates.start, zone), to: dayStart(addDays(dates.end, 1), zone) };
}

export function onlineCoverage(
  { days, unreadable }: OnlineDays,
  planned: readonly Span[] | undefined,
  { zone }: ReportHead,
): OnlineCoverage {
  const spans = joinSpans(days.flatMap(({ periods }) => periods));
  const readable = days.filter(({ isUnreadable }) => !isUnreadable);
  const knownDays = readable.map(({ date, elapsed }) => {
    const from = dayStart(date, zone);
    return { from, to: from + elapsed * HOUR };
  });
  const known = joinSpans(knownDays);
  const compared =
    planned &&
    adherence(sharedSpans(planned, known), spans, {
      until: known.at(-1)?.to ?? 0,
      isRunning: readable.at(-1)?.isToday ?? false,
      days: knownDays,
    });
  return {
    spans,
    known,
    shares: coveredShares(spans, known, zone),
    adherence: compared?.planned === 0 && unreadable > 0 ? undefined : compared,
    unreadable,
  };
}

/** Any whole week: hours of a week are the same in each. */
const anyWeek: ReportHead = { dates: { start: '2001-01-01', end: '2001-01-07' }, zone: 'UTC' };

/** Which share of each hour of the week lies within operating hours, on their own clocks. */
function plannedShares(week: WeekHours): WeekShares {
  const spans = plannedSpans({ isOn: true, zone: anyWeek.zone, week }, anyWeek);
  return coveredShares(spans, [rangeSpan(anyWeek)], anyWeek.zone);
}

/**
 * Hours that would catch missed chats, added to the operating hours. Without operating hours, a schedule to begin with:
 * when operators are mostly online anyway, or office hours, and the hours that would catch missed chats; only this needs
 * to know when they are online.
 */
export function hoursOffer(
  { isOn, zone, week }: CoverageSchedule,
  starts: WeekGrid<StartCount>,
  online: Pick<OnlineCoverage, 'spans' | 'known'> | undefined,
): HoursOffer | undefined {
  if (week === null) return undefined;
  const covered = isOn ? plannedShares(week) : online && coveredShares(online.spans, online.known, zone);
  if (!covered) return undefined;
  const advice = coverageAdvice(starts, covered);
  if (isOn && !advice) return undefined;
  const base = isOn ? week : beginningWeek(covered);
  return { advice, edges: edgesOf(advice, covered), zone, week: advice ? addAdvisedHours(base, advice) : base };
}

function edgesOf(advice: CoverageAdvice | undefined, covered: WeekShares): HoursOffer['edges'] {
  const isOpen = (hour: number) => advice?.days.every((day) => isCovered(covered[day][hour] ?? null)) ?? false;
  return { start: isOpen((advice?.from ?? 0) - 1), end: isOpen(advice?.to ?? 24) };
}

/** The hours with someone online for most of the time; office hours if there are none. */
function beginningWeek(online: WeekShares): WeekHours {
  const week: WeekHours = makeWeek((weekday) => {
    const isOn = (hour: number) => hour < 24 && isCovered(at(online, weekday, hour));
    const starts = hoursOfDay.filter((hour) => isOn(hour) && !(hour > 0 && isOn(hour - 1)));
    return starts.map((start) => {
      const length = hoursOfDay.slice(start).findIndex((hour) => !isOn(hour));
      return { start: hourClock(start), end: hourClock(length === -1 ? 24 : start + length) };
    });
  });
  return isEmptyWeek(week) ? officeHours : week;
}

/** The operating hours with the offered ones, for a draft that may have other hours by now. */
export function withOfferedHours(
  { weekHours }: OperatingHoursSettings,
  { isOn }: CoverageSchedule,
  { advice, zone, week }: HoursOffer,
): Partial<OperatingHoursSettings> {
  if (!isOn) return { onOffSchedule: true, tz: zone, weekHours: week };
  return weekHours && advice ? { weekHours: addAdvisedHours(weekHours, advice) } : {};
}
