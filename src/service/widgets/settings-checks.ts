import { calls } from '../../model/calls';
import { isNamedZone } from '../../model/time/time-zone';
import type { WebhookPolicy } from '../../model/core/destinations';
import { jsonEqual } from '../../model/core/json-equal';
import { pathOf, type JsonObject } from '../../model/core/tolerant';
import {
  settingFault,
  settingsFault,
  type SettingFault,
  type SettingsFault,
} from '../../model/settings/shared/setting-faults';
import type { OperatingHour } from '../../model/entities/operating-hours-read';
import type { PlanFeature } from '../../model/entities/plan';
import { checkFeature } from './own-widget';
import type { AccountRecord, WidgetRecord } from '../contract/records';
import { invalid } from '../base/refusal';
import { checkTriggers } from './trigger-check';

/** What a save would change. The rest is sent along because saves carry the whole widget. */
export function changedFields(stored: JsonObject, sent: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(sent).filter(([name, value]) => !jsonEqual(value, stored[name])));
}

/**
 * Rejects invalid changes. Stored values may come back unchanged, or a widget with an old fault could never be saved.
 */
export function checkSettings(widget: WidgetRecord, changes: JsonObject, policy: WebhookPolicy): void {
  const read = calls.updateConfig.request?.safeParse(changes);
  if (read?.success === false) throw invalid(pathOf(read.error));
  for (const [name, value] of Object.entries(changes)) {
    const fault = settingFault(name, value, policy);
    if (fault) throw invalid(name, `The ${name} ${reasons[fault]}.`);
  }
  const together = settingsFault({ ...widget.settings, ...changes }, Object.keys(changes));
  if (together) throw invalid(together.name, togetherReasons[together.fault]);
  checkSchedule(widget, changes);
  const { triggerJson } = changes;
  if (typeof triggerJson === 'string') checkTriggers(triggerJson, widget.settings.triggerJson);
}

/** Rejects changes to features the plan doesn’t include. Features left on by a larger plan can still be turned off. */
export function checkPlanFields(account: AccountRecord, changes: JsonObject): void {
  for (const [name, feature] of planFields) {
    const isTurnedOff = name === 'onOffSchedule' && changes[name] === false;
    if (name in changes && !isTurnedOff) checkFeature(account, feature, name);
  }
}

const planFields: readonly [string, PlanFeature][] = [
  ['triggerJson', 'triggers'],
  ['operatingHours', 'operatingHours'],
  ['onOffSchedule', 'operatingHours'],
];

const reasons: Record<SettingFault, string> = {
  notAChoice: 'must be one of the choices',
  notACount: 'must be a whole number within the limit',
  notAColor: 'must be a color, such as #3f51b5',
  notAnAddress: 'must be a URL, such as https://example.com/hook',
  addressWithSpaces: 'must be a URL without spaces',
  addressWithLogin: 'must be a URL without a username or password',
  notAPublicAddress: 'must be a public URL',
  notAnEmail: 'must be an email address',
  notAPattern: 'has an entry that isn’t a valid regular expression',
  notCountries: 'must list two-letter country codes, such as US,CA',
  tooLong: 'is too long',
};

const togetherReasons: Record<SettingsFault, string> = {
  bothCountryLists: 'Only one of the two country lists can be set.',
  acceptanceTextTooShort: 'Must be at least three characters for Acceptance text to be displayed.',
};

function checkSchedule({ id }: WidgetRecord, { operatingHours, tz }: JsonObject): void {
  if (typeof tz === 'string' && !isNamedZone(tz))
    throw invalid('tz', 'The time zone must be a name, such as Europe/Berlin.');
  if (!Array.isArray(operatingHours)) return;
  for (const [index, { ceId, start, end }] of (operatingHours as OperatingHour[]).entries()) {
    const path = `operatingHours.${index}`;
    if (start >= end) throw invalid(`${path}.end`, 'The end must be after the start.');
    if (ceId !== undefined && String(ceId) !== String(id)) throw invalid(`${path}.ceId`);
  }
}
