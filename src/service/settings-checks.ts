import { isTimeZone, jsonEqual, type JsonObject, type OperatingHour } from '../model';
import type { WidgetRecord } from './records';
import { invalid } from './refusal';

/**
 * Refuses hours and time zones that make no sense. What is stored already may come back as it is, or a widget with an
 * old fault could not be saved at all.
 */
export function checkSchedule({ id, settings }: WidgetRecord, sent: JsonObject): void {
  const { operatingHours, tz } = sent;
  if (typeof tz === 'string' && tz !== settings.tz && !isTimeZone(tz)) {
    throw invalid('tz', 'There is no such time zone.');
  }
  if (!Array.isArray(operatingHours) || jsonEqual(operatingHours, settings.operatingHours)) return;
  for (const [index, { ceId, start, end }] of (operatingHours as OperatingHour[]).entries()) {
    const path = `operatingHours.${index}`;
    if (start >= end) throw invalid(`${path}.end`, 'The end must be after the start.');
    if (ceId !== undefined && String(ceId) !== String(id)) throw invalid(`${path}.ceId`);
  }
}
