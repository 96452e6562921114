import type { VisitorState } from '../../../model/places/visitor-state';
import { defineLabels } from '../../../ui/theme/labels';

export interface OperatingHoursVisitorsLabels {
  title: string;
  text: string;
  /** While there are unsaved changes. */
  draftText: string;

  date: string;
  time: string;
  zone: string;
  /** A text that isn't a time. */
  unreadableTime(text: string): string;
  now: string;
  nextChange: string;
  /** The moment on the user's clocks: `Sat, Nov 28, 4:30 AM your time`. */
  here(moment: string): string;
  slider: string;
  /** The slider's value: the moment, and what visitors see then. */
  sliderValue(moment: string, sees: string): string;

  sees: Record<VisitorState['sees'], string>;
  until(moment: string): string;
  /** When the chat comes back. */
  chatFrom(moment: string): string;
  /** With the chat: what visitors get while no operator is active. */
  idle: Record<VisitorState['sees'], string>;
  saved(sees: string): string;
  hidden: string;
  hiddenLink: string;

  zones: string;
  noChat: string;
  allDay: string;
  range(start: string, end: string): string;
  chat(ranges: string): string;

  changes: string;
  noChanges: string;
  change(date: string, zone: string, isForward: boolean, duration: string): string;
  sameHours: string;
  shorter(duration: string): string;
  longer(duration: string): string;
  ahead(duration: string): string;
  behind(duration: string): string;
  sameTime: string;
}

/** Texts of “What visitors see at a given time”. */
export const operatingHoursVisitorsLabels = defineLabels<OperatingHoursVisitorsLabels>('operating-hours-visitors', {
  title: 'What visitors see at a given time',
  text: 'Pick any moment to see what visitors get, and why.',
  draftText: 'Pick any moment to test your hours, including unsaved changes.',

  date: 'Date',
  time: 'Time',
  zone: 'Time zone for this date and time',
  unreadableTime: (text) => `“${text}” isn’t a time. Try 9:30 PM.`,
  now: 'Now',
  nextChange: 'Next change',
  here: (moment) => `${moment} your time`,
  slider: 'Day and time',
  sliderValue: (moment, sees) => `${moment}: ${sees}`,

  sees: { chat: 'The chat', contactForm: 'The offline form', nothing: 'Nothing' },
  until: (moment) => `until ${moment}.`,
  chatFrom: (moment) => `The chat starts ${moment}.`,
  idle: {
    chat: 'Manual mode shows the chat even when no operator is active.',
    contactForm: 'While no operator is active, visitors get the offline form.',
    nothing: 'While no operator is active, visitors see nothing.',
  },
  saved: (sees) => `With your saved hours: ${sees}.`,
  hidden: 'The widget is hidden when offline.',
  hiddenLink: 'Edit in Behavior',

  zones: 'In your visitors’ time zones',
  noChat: 'No chat that day',
  allDay: 'Chat all day',
  range: (start, end) => `${start} – ${end}`,
  chat: (ranges) => `Chat ${ranges}`,

  changes: 'Time changes in the next 12 months',
  noChanges: 'None. Clocks stay the same in the schedule’s time zone and in yours.',
  change: (date, zone, isForward, duration) =>
    `${date}: ${zone} clocks move ${isForward ? 'forward' : 'back'} by ${duration}.`,
  sameHours: 'Your scheduled times stay the same.',
  shorter: (duration) => `You’re open ${duration} less that day.`,
  longer: (duration) => `You’re open ${duration} more that day.`,
  ahead: (duration) => `From then on, your clock is ${duration} ahead of the schedule’s time zone.`,
  behind: (duration) => `From then on, your clock is ${duration} behind the schedule’s time zone.`,
  sameTime: 'From then on, your clock shows the same time as the schedule’s.',
});
