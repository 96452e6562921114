import type { OperatingHoursSettings, weekPresets } from '../../model/settings/operating-hours/operating-hours';
import type { FieldTexts } from '../../ui/editor/editor-context';
import { defineLabels } from '../../ui/theme/labels';

export interface OperatingHoursLabels {
  /** Replaces the form until there are hours. */
  emptyTitle: string;
  emptyText: string;
  setup: string;

  title: string;
  text: string;
  /** The stored hours can't be read. */
  unreadable: string;

  fields: Record<keyof OperatingHoursSettings, FieldTexts>;
  /** After the switch's label. */
  scheduleOn: string;
  scheduleOff: string;
  /** The zone's clocks change soon. */
  clockChange(date: string, isForward: boolean, duration: string): string;

  statusOff: string;
  statusNoHours: string;
  statusOnAlways: string;
  /** `here` is absent if the clocks are the same. */
  statusOn(until: string, here: string | undefined): string;
  statusClosed(until: string, here: string | undefined): string;
  /** On, though the saved hours say otherwise. */
  statusStillOn: string;
  /** Before the reason, if it isn't the hours. */
  statusBlocked: string;
  /** While there are unsaved changes. */
  statusSaved: string;

  /** Below the hours: what visitors see outside them, with a link to the setting. */
  outsideHidden: string;
  outsideForm: string;
  presence: string;

  presets: string;
  preset: Record<keyof typeof weekPresets, string>;
  presetUsed(preset: string): string;

  closed: string;
  /** How long a day or the week is open. */
  duration(hours: number, minutes: number): string;
  weekTotal(duration: string): string;
  /** A field's name: `Monday, 2: start`. */
  start(day: string, position: number): string;
  end(day: string, position: number): string;
  noTime: string;
  /** In the list of times, when a text is none. */
  unreadableTime(text: string): string;
  /** `6:00 AM on Saturday` */
  onDay(day: string, time: string): string;
  /** In a day's row, when the previous day's hours end on it. */
  nightEnds(time: string, dayBefore: string): string;
  remove(range: string, day: string): string;
  add(day: string): string;
  more(day: string): string;
  allDay: string;
  close: string;
  copy(day: string): string;
  copyTitle(day: string): string;
  weekdays: string;
  weekend: string;
  copyChosen: string;
  copyAll: string;
  /** Copies the last changed weekday to all others. */
  copyLast(day: string): string;
  copied(day: string): string;

  overnight(first: string, second: string, nextDay: string): string;
  allDayStored(range: string): string;
  untilMidnight(range: string): string;
  fromMidnight(range: string, nextDay: string, latest: string): string;
  nothingStored: string;
  turned: string;
  pastMidnight(day: string, time: string): string;
  swap: string;
  overlap: string;
  overlapOn(day: string): string;
  touching: string;
  merge: string;
  sameStartAndEnd: string;
  incomplete: string;
  /** Above the save bar: how many entries a save leaves out. */
  dropped(count: number): string;

  grid: string;
  /** The button that shows how. */
  gridHelpShow: string;
  gridHelp: string;
  /** Replaces it on touch screens. */
  gridTouchHelp: string;
  gridStart(day: string): string;
  gridEnd(day: string): string;
  gridAdd(day: string): string;
  /** When the previous day's hours end on a day without hours. */
  gridAddAfter(day: string, time: string): string;
  /** `until 6 AM`: on a night's block, on the day it ends. */
  gridUntil(time: string): string;
  gridAdded(range: string, day: string): string;
  gridRemoved(range: string, day: string): string;
  range(start: string, end: string): string;
  /** A day of someone else's hours: `Mon 9:00 AM–5:00 PM`. */
  dayHours(day: string, ranges: string): string;
  noHours: string;
  unreadableTheirs: string;
}

export const operatingHoursLabels = defineLabels<OperatingHoursLabels>('operating-hours', {
  emptyTitle: 'No operating hours yet',
  emptyText: 'Set the hours your team works, and the widget turns on and off automatically.',
  setup: 'Setup chat schedule',

  title: 'Schedule',
  text: 'Operating hours take effect at the next scheduled ON or OFF time.',
  unreadable:
    'We couldn’t read your saved hours, so they can’t be shown or changed. Contact support. You can still edit the other settings.',

  fields: {
    onOffSchedule: { label: 'Operating hours', help: 'Turns the widget on and off based on the hours below.' },
    tz: { label: 'Time zone', help: 'The hours below are in this time zone.' },
    sendOpHourChangeMessages: {
      label: 'Notify main channel with bot message when operating turn on or off operating hours.',
    },
    weekHours: { label: 'Weekly hours' },
  },

  scheduleOn: 'ON',
  scheduleOff: 'OFF',
  clockChange: (date, isForward, duration) =>
    `On ${date}, clocks in this time zone move ${isForward ? 'forward' : 'back'} by ${duration}. Your hours don’t change.`,

  statusOff: 'The schedule is off, so it doesn’t turn the widget on or off.',
  statusNoHours: 'No hours yet. With the schedule on, the widget stays off all week.',
  statusOnAlways: 'On around the clock.',
  statusOn: (until, here) => `On now. Turns off ${until}${here === undefined ? '' : ` (${here} your time)`}.`,
  statusClosed: (until, here) => `Off now. Turns on ${until}${here === undefined ? '' : ` (${here} your time)`}.`,
  statusStillOn: 'On now, outside your hours, until the next scheduled time.',
  statusBlocked: 'Off now.',
  statusSaved: 'Based on your saved hours.',

  outsideHidden: 'Outside these hours, visitors see nothing: the widget is hidden when offline.',
  outsideForm: 'Outside these hours, visitors get the offline form.',
  presence: 'Edit in Behavior',

  presets: 'Start from',
  preset: { weekdays: 'Weekdays 9 to 5', everyDay: 'Every day 9 to 5', always: 'Always open' },
  presetUsed: (preset) => `Hours set to “${preset}”.`,
  closed: 'Closed',
  duration: (hours, minutes) =>
    [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`].filter(Boolean).join(' ') || '0 h',
  weekTotal: (duration) => `${duration} per week`,
  start: (day, position) => (position === 1 ? `${day}: start` : `${day}, range ${position}: start`),
  end: (day, position) => (position === 1 ? `${day}: end` : `${day}, range ${position}: end`),
  noTime: 'Choose',
  unreadableTime: (text) => `“${text}” isn’t a time. Try 9:30 PM, or 9-5 for both start and end.`,
  onDay: (day, time) => `${time} on ${day}`,
  nightEnds: (time, dayBefore) => `${dayBefore}’s hours run until ${time}`,
  remove: (range, day) => `Remove ${range} from ${day}`,
  add: (day) => `Add hours on ${day}`,
  more: (day) => `More actions for ${day}`,
  allDay: 'All day',
  close: 'Mark as closed',
  copy: (day) => `Copy ${day}’s hours`,
  copyTitle: (day) => `Copy ${day}’s hours to`,
  weekdays: 'Weekdays',
  weekend: 'Weekend',
  copyChosen: 'Copy to selected days',
  copyAll: 'Copy to all days',
  copyLast: (day) => `Copy ${day}’s hours to all days`,
  copied: (day) => `Copied ${day}’s hours.`,

  overnight: (first, second, nextDay) => `Runs past midnight. Saved as ${first}, plus ${second} on ${nextDay}.`,
  allDayStored: (range) => `All day. Saved as ${range} because hours can’t end later than that.`,
  untilMidnight: (range) => `Runs until midnight. Saved as ${range} because hours can’t end later than that.`,
  fromMidnight: (range, nextDay, latest) =>
    `Hours can’t start at ${latest}, so these are saved as ${range} on ${nextDay}.`,
  nothingStored: 'These hours are too short, so they won’t be saved.',
  turned: 'The end is before the start. What did you mean?',
  pastMidnight: (day, time) => `Runs past midnight, until ${day} at ${time}`,
  swap: 'Swap start and end',
  overlap: 'These hours overlap other hours that day.',
  overlapOn: (day) => `These hours overlap hours on ${day}.`,
  touching: 'These hours are back to back with other hours.',
  merge: 'Merge',
  sameStartAndEnd: 'Start and end are the same, so these hours won’t be saved.',
  incomplete: 'Choose a start and an end, or these hours won’t be saved.',
  dropped: (count) => (count === 1 ? '1 time range won’t be saved.' : `${count} time ranges won’t be saved.`),

  grid: 'Week view',
  gridHelpShow: 'How to edit the hours',
  gridHelp:
    'Drag over an empty area to add hours, drag a block to move it, or drag its edge to change its start or end. With the keyboard, use Up and Down to go from edge to edge. Left and Right move an edge by 15 minutes, and Page Up and Page Down move it by an hour. Enter adds hours, and Delete removes them.',
  gridTouchHelp:
    'Tap an empty area to add an hour. Tap a block to select it, then drag it to move it, or drag a handle to change its start or end.',
  gridStart: (day) => `${day}: start`,
  gridEnd: (day) => `${day}: end`,
  gridAdd: (day) => `${day} is closed. Add hours`,
  gridAddAfter: (day, time) => `${day} is closed after ${time}, when the previous day’s hours end. Add hours`,
  gridUntil: (time) => `until ${time}`,
  gridAdded: (range, day) => `${range} added to ${day}`,
  gridRemoved: (range, day) => `${range} removed from ${day}`,
  range: (start, end) => `${start} – ${end}`,
  dayHours: (day, ranges) => `${day} ${ranges}`,
  noHours: 'no hours',
  unreadableTheirs: 'hours that couldn’t be read',
});
