import type { JsonObject } from '../../core/tolerant';
import { operatingHoursBody, operatingHoursSections } from '../operating-hours/operating-hours';
import { wholeWidgetBody } from '../shared/whole-widget';
import type { WidgetSettingName } from './widget-settings';

/** What a save of these settings sends: as their tabs do, and together if they are on several. */
export function acrossBody(names: readonly WidgetSettingName[]): (raw: JsonObject) => JsonObject {
  const isHours = (name: WidgetSettingName) => (operatingHoursSections.schedule as readonly string[]).includes(name);
  if (names.every(isHours)) return operatingHoursBody;
  return (raw) => {
    const { weekHours: _weekHours, ...body } = wholeWidgetBody(raw);
    return { ...body, ...operatingHoursBody(raw) };
  };
}
