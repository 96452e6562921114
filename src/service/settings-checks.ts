import {
  calls,
  isTimeZone,
  jsonEqual,
  pathOf,
  settingFault,
  type JsonObject,
  type OperatingHour,
  type SettingFault,
} from '../model';
import type { WidgetRecord } from './records';
import { invalid } from './refusal';
import { checkTriggers } from './trigger-check';

/** What a save would change. The rest came along because whole widgets are sent. */
export function changedFields(stored: JsonObject, sent: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(sent).filter(([name, value]) => !jsonEqual(value, stored[name])));
}

/**
 * Refuses what makes no sense in what a save changes. What is stored already may come back as it is, or a widget with an
 * old fault could not be saved at all.
 */
export function checkSettings(widget: WidgetRecord, changes: JsonObject): void {
  const read = calls.updateConfig.request?.safeParse(changes);
  if (read?.success === false) throw invalid(pathOf(read.error));
  for (const [name, value] of Object.entries(changes)) {
    const fault = settingFault(name, value);
    if (fault) throw invalid(name, `The ${name} ${reasons[fault]}.`);
  }
  checkSchedule(widget, changes);
  const { triggerJson } = changes;
  if (typeof triggerJson === 'string') checkTriggers(triggerJson, widget.settings.triggerJson);
}

const reasons: Record<SettingFault, string> = {
  notAChoice: 'is not one of the choices',
  notACount: 'must be a whole number, and not so large',
  notAColour: 'must be a colour, such as #3f51b5',
  tooLong: 'is too long',
};

function checkSchedule({ id }: WidgetRecord, { operatingHours, tz }: JsonObject): void {
  if (typeof tz === 'string' && !isTimeZone(tz)) throw invalid('tz', 'There is no such time zone.');
  if (!Array.isArray(operatingHours)) return;
  for (const [index, { ceId, start, end }] of (operatingHours as OperatingHour[]).entries()) {
    const path = `operatingHours.${index}`;
    if (start >= end) throw invalid(`${path}.end`, 'The end must be after the start.');
    if (ceId !== undefined && String(ceId) !== String(id)) throw invalid(`${path}.ceId`);
  }
}
