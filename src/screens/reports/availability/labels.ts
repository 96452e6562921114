import { defineLabels } from '../../../ui/theme/labels';

interface AvailabilityTexts {
  title: string;
  help: string;
  /** How the days are shown. */
  view: string;
  chart: string;
  times: string;
  /** The total of a range: duration and percentage. */
  total(hours: string, share: string): string;
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
}

export const reportsAvailabilityLabels = defineLabels<AvailabilityTexts>('reports-availability', {
  title: 'Operator Availability',
  help: 'When at least one operator was online, day by day.',
  view: 'Show as',
  chart: 'Chart',
  times: 'Times',
  total: (hours, share) => `Online for ${hours}, ${share} of the time.`,
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
});
export type ReportsAvailabilityLabels = typeof reportsAvailabilityLabels.defaults;
