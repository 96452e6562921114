import { defineLabels } from '../../../ui/theme/labels';

interface AvailabilityTexts {
  title: string;
  help: string;
  /** How the days are shown. */
  view: string;
  chart: string;
  times: string;
  nobody: string;
  day: string;
  online: string;
  hours: string;
  share: string;
  period(start: string, end: string): string;
  /** A day when no one was online. */
  never: string;
  /** A day when someone was online from beginning to end. */
  allDay: string;
  /** For today. */
  soFar: string;
  /** A day that doesn't have 24 hours. */
  clockChange(hours: string): string;
  unreadable: string;
  /** How many days couldn't be read; the total excludes them. */
  unreadableDays(count: number): string;
  failed(widget: string): string;

  /** The figures of the range, and their definitions. */
  totalOnline: string;
  average: string;
  worst: string;
  missedOffline: string;
  definition: Record<'totalOnline' | 'average' | 'worst' | 'missedOffline' | 'weeks', string>;
  /** A share of the elapsed time. */
  ofTime(share: string): string;
  aDay: string;
  ofMissed(missed: string): string;
  none: string;
  notMeasured: string;
  toHistory(text: string): string;
  weeks: string;
  week: string;
  weekShare: string;
  missed: string;
  missedWhileOffline: string;
  /** The missed chats of a day, for screen readers. */
  missedOn(missed: number, written: string, offline: string): string;
  /** What the marks on the bars are. */
  marks: string;
  inside: string;
  missedFailed(widget: string): string;
  retryMissed: string;
  latestMissed(shown: string, total: string): string;
  unreadableMissed(count: number): string;
}

export const reportsAvailabilityLabels = defineLabels<AvailabilityTexts>('reports-availability', {
  title: 'Operator Availability',
  help: 'When at least one operator was online, day by day.',
  view: 'Show as',
  chart: 'Chart',
  times: 'Times',
  nobody: 'No one was online in this period.',
  day: 'Day',
  online: 'Online',
  hours: 'Hours',
  share: 'Share of the day',
  period: (start, end) => `${start} to ${end}`,
  never: 'no one',
  allDay: 'all day',
  soFar: 'So far today.',
  clockChange: (hours) => `This day has ${hours} because the clocks change.`,
  unreadable: 'This day couldn’t be displayed.',
  unreadableDays: (count) =>
    count === 1
      ? '1 day couldn’t be displayed and isn’t counted.'
      : `${count} days couldn’t be displayed and aren’t counted.`,
  failed: (widget) => `Couldn’t load availability for ${widget}.`,

  totalOnline: 'Online',
  average: 'Average',
  worst: 'Worst day',
  missedOffline: 'Missed while offline',
  definition: {
    totalOnline: 'Time with at least one operator online.',
    average: 'Average time online per day, counting whole days only.',
    worst:
      'The whole day with the lowest share of time online. Ties go to the day with the most chats missed while offline, then to the latest day.',
    missedOffline: 'Missed chats that started while no operator was online.',
    weeks: 'Weeks start on Monday, and only days in the range count.',
  },
  ofTime: (share) => `${share} of the time`,
  aDay: 'per day',
  ofMissed: (missed) => `of ${missed} missed`,
  none: '–',
  notMeasured: 'no data',
  toHistory: (text) => `${text}: show in history`,
  weeks: 'Weeks',
  week: 'Week',
  weekShare: 'Share of time online',
  missed: 'Missed chats',
  missedWhileOffline: 'While offline',
  missedOn: (missed, written, offline) =>
    `${written} ${missed === 1 ? 'missed chat' : 'missed chats'}, ${offline} while offline`,
  marks: 'Missed while offline',
  inside: 'Missed while online',
  missedFailed: (widget) => `Couldn’t load missed chats for ${widget}.`,
  retryMissed: 'Load missed chats again',
  latestMissed: (shown, total) => `Only the latest ${shown} of ${total} missed chats are counted.`,
  unreadableMissed: (count) =>
    `${count} missed ${count === 1 ? 'chat' : 'chats'} couldn’t be read and ${count === 1 ? 'isn’t' : 'aren’t'} counted.`,
});
export type ReportsAvailabilityLabels = typeof reportsAvailabilityLabels.defaults;
