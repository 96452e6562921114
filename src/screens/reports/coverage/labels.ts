import type { DayPart } from '../../../model/reports/coverage/advice-parts';
import { defineLabels } from '../../../ui/theme/labels';

/** Hours that lie in one part of a day, or in several. */
type PartTexts = Record<DayPart | 'any', string>;

/** Numbers, times, and lengths are already formatted in the theme's locale. */
interface CoverageTexts {
  help: string;
  title: string;
  /** What the numbers of the hours are. */
  definition: string;
  /** How the hours are shown. */
  view: string;
  chart: string;
  table: string;
  /** What the chart draws over the chats. */
  layers: string;
  missed: string;
  planned: string;
  online: string;
  /** Below the chart. */
  hint: string;
  /** An hour of the week: a weekday and two times of day. */
  hour(day: string, from: string, to: string): string;
  /** Its chats, before what follows. */
  chats(count: number, chats: string, missed: string): string;
  noChats: string;
  /** The share of the hour within the operating hours. */
  plannedShare(share: string): string;
  onlineShare(share: string): string;
  /** The table's first column. */
  hourColumn: string;
  /** Below the number of chats of an hour. */
  missedCount(missed: string): string;
  /** The same numbers for screen readers, with their hour. */
  chatsOf(count: number, chats: string, hour: string): string;
  missedOf(missed: string, hour: string): string;

  /** The days of a finding, on which chats are missed in a part of the day. */
  days: Record<'workdays' | 'weekend' | 'daily', PartTexts>;
  day: Record<DayPart | 'any', (day: string) => string>;
  before(time: string): string;
  after(time: string): string;
  between(from: string, to: string): string;
  finding(count: number, missed: string, days: string, hours: string): string;
  /** Leads to the missed chats of the finding. */
  showMissed(count: number, missed: string): string;
  noFinding: string;
  /** The days of suggested hours. */
  dayNames: Record<'workdays' | 'weekend' | 'daily', string>;
  suggestion(from: string, to: string, days: string): string;
  caught(count: number, missed: string, chats: string): string;
  zoneNote(zone: string): string;
  addHours: string;
  scheduleOff: string;
  /** A list of days and hours. */
  suggestedSchedule: string;
  period(from: string, to: string): string;
  useSchedule: string;
  scheduleUnreadable: string;
  planRequired: string;

  adherence: string;
  /** What is compared. */
  adherenceHelp: string;
  kept(share: string, kept: string, planned: string): string;
  extra(hours: string): string;
  nothingPlanned: string;
  allKept: string;
  gaps: string;
  date: string;
  what: string;
  lateStart: string;
  earlyEnd: string;
  absence: string;
  times: string;
  length: string;
  onlineFailed(widget: string): string;
  unreadableDays(count: number): string;
}

export const reportsCoverageLabels = defineLabels<CoverageTexts>('reports-coverage', {
  help: 'When chats start, and whether anyone is there to answer them.',
  title: 'Chats by hour',
  definition: 'Chats by the hour they started in. Missed chats are those no one replied to.',
  view: 'Show as',
  chart: 'Chart',
  table: 'Table',
  layers: 'Show on the chart',
  missed: 'Missed chats',
  planned: 'Operating hours',
  online: 'Operators online',
  hint: 'Darker hours have more chats. Point to an hour to see its numbers, or select it to open its chats.',
  hour: (day, from, to) => `${day}, ${from} to ${to}`,
  chats: (count, chats, missed) => `${chats} ${count === 1 ? 'chat' : 'chats'}, ${missed} missed`,
  noChats: 'No chats',
  plannedShare: (share) => `${share} within operating hours`,
  onlineShare: (share) => `${share} online`,
  hourColumn: 'Hour',
  missedCount: (missed) => `${missed} missed`,
  chatsOf: (count, chats, hour) => `${chats} ${count === 1 ? 'chat' : 'chats'}: ${hour}`,
  missedOf: (missed, hour) => `${missed} missed: ${hour}`,

  days: {
    workdays: {
      morning: 'on weekday mornings',
      afternoon: 'on weekday afternoons',
      evening: 'on weekday evenings',
      night: 'on weekday nights',
      any: 'on weekdays',
    },
    weekend: {
      morning: 'on weekend mornings',
      afternoon: 'on weekend afternoons',
      evening: 'on weekend evenings',
      night: 'on weekend nights',
      any: 'on weekends',
    },
    daily: {
      morning: 'in the morning',
      afternoon: 'in the afternoon',
      evening: 'in the evening',
      night: 'at night',
      any: 'every day',
    },
  },
  day: {
    morning: (day) => `on ${day} mornings`,
    afternoon: (day) => `on ${day} afternoons`,
    evening: (day) => `on ${day} evenings`,
    night: (day) => `on ${day} nights`,
    any: (day) => `on ${day}s`,
  },
  before: (time) => `before ${time}`,
  after: (time) => `after ${time}`,
  between: (from, to) => `between ${from} and ${to}`,
  finding: (count, missed, days, hours) => `${missed} missed ${count === 1 ? 'chat' : 'chats'} ${days} ${hours}.`,
  showMissed: (count, missed) => (count === 1 ? 'Show the missed chat' : `Show the ${missed} missed chats`),
  noFinding: 'You have few missed chats, or they’re spread evenly, so there are no hours to suggest.',
  dayNames: { workdays: 'Monday to Friday', weekend: 'Saturday and Sunday', daily: 'every day' },
  suggestion: (from, to, days) => `Suggested hours: ${from} to ${to}, ${days}.`,
  caught: (count, missed, chats) =>
    `They would have caught ${missed} missed ${count === 1 ? 'chat' : 'chats'} out of a total of ${chats} chats in these hours.`,
  zoneNote: (zone) => `These times are in the time zone of the operating hours, ${zone}.`,
  addHours: 'Add these hours',
  scheduleOff: 'Operating hours are off. You could start with these:',
  suggestedSchedule: 'Suggested schedule',
  period: (from, to) => `${from} to ${to}`,
  useSchedule: 'Start with these hours',
  scheduleUnreadable: 'The operating hours couldn’t be displayed, so missed chats can’t be compared with them.',
  planRequired: 'Your plan doesn’t include operating hours.',

  adherence: 'Planned and actual hours',
  adherenceHelp:
    'When operators were online, compared with the current operating hours, also on days when other hours applied. Late starts, early ends, and absences of up to 5 minutes aren’t listed.',
  kept: (share, kept, planned) => `Online for ${share} of operating hours: ${kept} of ${planned}.`,
  extra: (hours) => `Also online for ${hours} outside operating hours.`,
  nothingPlanned: 'No operating hours in this range.',
  allKept: 'No late starts, early ends, or absences.',
  gaps: 'Late starts, early ends, and absences',
  date: 'Date',
  what: 'Type',
  lateStart: 'Late start',
  earlyEnd: 'Early end',
  absence: 'No one online',
  times: 'No one online',
  length: 'Duration',
  onlineFailed: (widget) => `Couldn’t load operator availability for ${widget}.`,
  unreadableDays: (count) =>
    count === 1
      ? '1 day of availability couldn’t be displayed and isn’t compared.'
      : `${count} days of availability couldn’t be displayed and aren’t compared.`,
});
export type ReportsCoverageLabels = typeof reportsCoverageLabels.defaults;
