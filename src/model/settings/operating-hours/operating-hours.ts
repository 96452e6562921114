import type { Editor } from '../../core/editor';
import { readOperatingHours } from '../../entities/operating-hours-read';
import { allDay, makeWeek, type WeekHours } from './schedule';
import { isBlocking, rangeRemarks } from './schedule-checks';
import { daySets } from './schedule-edits';
import { readWeek, normalizeWeek, toWire } from './schedule-wire';
import type { SettingsEditor, SettingsTabProps } from '../shared/settings-tab';
import type { Id, Instant, JsonObject } from '../../core/tolerant';
import type { Widget } from '../../entities/widget';
import type { VisitorFacts } from '../../places/why-offline';
import { isNamedZone } from '../../time/time-zone';

/** Settings edited in the Operating Hours tab. */
export interface OperatingHoursSettings {
  onOffSchedule: boolean;
  /** Empty until one is chosen. */
  tz: string;
  sendOpHourChangeMessages: boolean;
  /** `operatingHours` as a table; null when the saved list is unreadable, so we must not overwrite it. */
  weekHours: WeekHours | null;
}

export type OperatingHoursSection = 'schedule';

export const operatingHoursSections: Record<OperatingHoursSection, readonly (keyof OperatingHoursSettings)[]> = {
  schedule: ['onOffSchedule', 'tz', 'sendOpHourChangeMessages', 'weekHours'],
};

/** Props for `OperatingHoursTab`, returned by `useOperatingHoursTab`. */
export interface OperatingHoursTabProps extends SettingsTabProps {
  /** The schedule's time zone and week. */
  editor: SettingsEditor<OperatingHoursSettings, OperatingHoursSection>;
  /** The current time, to the minute. */
  now: Instant;
  /** The user's own time zone. */
  localZone: string;
  /** The plan doesn't include operating hours: saved hours are shown, but the schedule can only be turned off. */
  needsUpgrade: boolean;
  /** What decides what visitors see. Absent hides “What visitors see at a given time”. */
  visitors?: VisitorFacts | undefined;
}

export function operatingHoursSettings(widget: Widget): OperatingHoursSettings {
  const { onOffSchedule, tz, sendOpHourChangeMessages, operatingHours } = widget;
  return { onOffSchedule, tz, sendOpHourChangeMessages, weekHours: operatingHours && readWeek(operatingHours) };
}

/** Errors that keep the schedule from being saved: questions only the user can answer. */
export function checkOperatingHours({
  tz,
  weekHours,
}: OperatingHoursSettings): Editor<OperatingHoursSettings, OperatingHoursSection>['errors'] {
  return {
    ...(tz !== '' && !isNamedZone(tz) && { tz: 'optionRequired' as const }),
    ...(weekHours && rangeRemarks(weekHours).some(isBlocking) && { weekHours: 'optionRequired' as const }),
  };
}

/** The schedule as the server returns it after a save. */
export function normalizeOperatingHours(patch: Partial<OperatingHoursSettings>): Partial<OperatingHoursSettings> {
  return patch.weekHours ? { ...patch, weekHours: normalizeWeek(patch.weekHours) } : patch;
}

/** The only four fields a save sends. Unedited hours are sent as received. */
export function operatingHoursBody(raw: JsonObject): JsonObject {
  const { tz, onOffSchedule, sendOpHourChangeMessages } = raw;
  return { operatingHours: storedHours(raw), tz, onOffSchedule, sendOpHourChangeMessages };
}

function storedHours({ Id, operatingHours, weekHours }: JsonObject): unknown {
  if (!weekHours) return operatingHours;
  const stored = readOperatingHours(operatingHours) ?? [];
  return toWire(weekHours as WeekHours, Id as Id, stored).entries;
}

/**
 * A new schedule's initial values: on, Monday to Friday from 9 to 5, and in the user's own time zone unless another was
 * chosen. Without hours, saving it would turn the widget off for good.
 */
export function startedSchedule({ tz }: OperatingHoursSettings, localZone: string): Partial<OperatingHoursSettings> {
  const isChosen = tz !== '' && tz !== 'UTC';
  return { onOffSchedule: true, tz: isChosen ? tz : localZone, weekHours: officeHours };
}

/** Monday to Friday from 9 to 5. */
export const officeHours: WeekHours = makeWeek((weekday) =>
  daySets.weekdays.includes(weekday) ? [{ start: 900, end: 1700 }] : [],
);

/** Weeks to start from: office hours, every day from 9 to 5, and around the clock. */
export const weekPresets = {
  weekdays: officeHours,
  everyDay: makeWeek(() => [{ start: 900, end: 1700 }]),
  always: makeWeek(() => [allDay]),
} satisfies Record<string, WeekHours>;
