import { checkTrigger, matchTypes } from '../../model/settings/triggers/draft';
import { isJsonObject, type JsonObject } from '../../model/core/tolerant';
import { jsonEqual } from '../../model/core/json-equal';
import { maxTriggers } from '../../model/entities/widget-settings';
import { readTriggers } from '../../model/settings/triggers/rules';
import type { Trigger } from '../../model/settings/triggers/trigger';
import { checkCount, invalid } from '../base/refusal';

/** Far more than anyone needs. */
export const triggerLimits = { minDelay: 9999, seconds: 31_536_000, uid: 64, text: 5000, pages: 500, page: 2048 };

/** Rejects triggers that can’t be read or could never fire. Stored ones may stay. */
export function checkTriggers(triggerJson: string, stored: unknown): void {
  if (triggerJson === '') return;
  const sent = parse(triggerJson);
  const former = parse(typeof stored === 'string' ? stored : '') ?? {};
  if (!sent || !isSoundFrame(sent, former)) throw invalid('triggerJson', 'The triggers couldn’t be read.');

  const [triggers, known] = [listOf(sent), knownTriggers(former, String(stored))];
  if (triggers.length > listOf(former).length) checkCount(triggers.length - 1, maxTriggers, 'triggers', 'triggerJson');
  const added = triggers.filter((trigger) => !known.some((one) => jsonEqual(one, trigger)));
  for (const trigger of added) {
    if (!isSoundTrigger(trigger)) throw invalid('triggerJson', 'One of the triggers couldn’t be read.');
    if (Object.keys(checkTrigger(trigger)).length > 0) {
      throw invalid('triggerJson', 'Every trigger needs a message, a number of seconds, and at least one page.');
    }
  }
}

function parse(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function listOf({ triggers }: JsonObject): unknown[] {
  return Array.isArray(triggers) ? triggers : [];
}

/** In stored form, and in the form the dashboard reads, which upgrades old ones. */
function knownTriggers(former: JsonObject, text: string): unknown[] {
  const read = readTriggers(text);
  return [...listOf(former), ...(read.status === 'ready' ? read.data.triggers : [])];
}

function isSoundFrame(
  { minDelay = 60, triggers = [], matchType = 'contains' }: JsonObject,
  former: JsonObject,
): boolean {
  return (
    (isCount(minDelay, triggerLimits.minDelay) || minDelay === former.minDelay) &&
    (isMatchType(matchType) || matchType === former.matchType) &&
    Array.isArray(triggers)
  );
}

function isSoundTrigger(trigger: unknown): trigger is Trigger {
  if (!isJsonObject(trigger)) return false;
  const { uid, message, after, on, matchType = 'contains', exact = false, enabled, displayStyle = 'peek' } = trigger;
  return (
    isText(uid, triggerLimits.uid) &&
    uid !== '' &&
    isText(message, triggerLimits.text) &&
    isCount(after, triggerLimits.seconds) &&
    Array.isArray(on) &&
    on.length <= triggerLimits.pages &&
    on.every((page) => isText(page, triggerLimits.page)) &&
    isMatchType(matchType) &&
    typeof exact === 'boolean' &&
    typeof enabled === 'boolean' &&
    isText(displayStyle, triggerLimits.uid)
  );
}

function isText(value: unknown, max: number): boolean {
  return typeof value === 'string' && value.length <= max;
}

function isCount(value: unknown, max: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max;
}

function isMatchType(value: unknown): boolean {
  return matchTypes.some((matchType) => matchType === value);
}
