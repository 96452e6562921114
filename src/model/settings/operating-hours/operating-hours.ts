import type { Editor } from '../../core/editor';
import { readOperatingHours } from '../../entities/operating-hours-read';
import type { WeekHours } from './schedule';
import { isBlocking, rangeRemarks } from './schedule-checks';
import { readWeek, normalizeWeek, toWire } from './schedule-wire';
import type { SettingsEditor, SettingsTabProps } from '../shared/settings-tab';
import type { Id, Instant, JsonObject } from '../../core/tolerant';
import type { Widget } from '../../entities/widget';
import { isTimeZone } from '../../time/time-zone';

/** The settings that the Operating Hours tab edits. */
export interface OperatingHoursSettings {
  onOffSchedule: boolean;
  /** Empty until somebody has chosen one. */
  tz: string;
  sendOpHourChangeMessages: boolean;
  /** `operatingHours` as a table; null where the stored list holds what we cannot read, and so must not write over. */
  weekHours: WeekHours | null;
}

export type OperatingHoursSection = 'schedule';

export const operatingHoursSections: Record<OperatingHoursSection, readonly (keyof OperatingHoursSettings)[]> = {
  schedule: ['onOffSchedule', 'tz', 'sendOpHourChangeMessages', 'weekHours'],
};

/** What `useOperatingHoursTab` gives and `OperatingHoursTab` takes. */
export interface OperatingHoursTabProps extends SettingsTabProps {
  /** The zone and the week of each schedule. */
  editor: SettingsEditor<OperatingHoursSettings, OperatingHoursSection>;
  /** The time, to the minute. */
  now: Instant;
  /** The time zone of the person who looks at it. */
  localZone: string;
  /** The plan lacks operating hours: what is stored shows, and the schedule can only be turned off. */
  needsUpgrade: boolean;
}

export function operatingHoursSettings(widget: Widget): OperatingHoursSettings {
  const { onOffSchedule, tz, sendOpHourChangeMessages, operatingHours } = widget;
  return { onOffSchedule, tz, sendOpHourChangeMessages, weekHours: operatingHours && readWeek(operatingHours) };
}

/** What keeps the schedule from being saved: questions that only the person can answer. */
export function checkOperatingHours({
  tz,
  weekHours,
}: OperatingHoursSettings): Editor<OperatingHoursSettings, OperatingHoursSection>['errors'] {
  return {
    ...(tz !== '' && !isTimeZone(tz) && { tz: 'optionRequired' as const }),
    ...(weekHours && rangeRemarks(weekHours).some(isBlocking) && { weekHours: 'optionRequired' as const }),
  };
}

/** The schedule as it comes back after a save. */
export function normalizeOperatingHours(patch: Partial<OperatingHoursSettings>): Partial<OperatingHoursSettings> {
  return patch.weekHours ? { ...patch, weekHours: normalizeWeek(patch.weekHours) } : patch;
}

/** The four fields that a save sends, and no others; hours that nobody has touched go as they came. */
export function operatingHoursBody(raw: JsonObject): JsonObject {
  const { tz, onOffSchedule, sendOpHourChangeMessages } = raw;
  return { operatingHours: storedHours(raw), tz, onOffSchedule, sendOpHourChangeMessages };
}

function storedHours({ Id, operatingHours, weekHours }: JsonObject): unknown {
  if (!weekHours) return operatingHours;
  const stored = readOperatingHours(operatingHours) ?? [];
  return toWire(weekHours as WeekHours, Id as Id, stored).entries;
}

/** What the schedule starts with: on, and in the person's own zone unless another has been chosen. */
export function startedSchedule({ tz }: OperatingHoursSettings, localZone: string): Partial<OperatingHoursSettings> {
  const isChosen = tz !== '' && tz !== 'UTC';
  return { onOffSchedule: true, tz: isChosen ? tz : localZone };
}
