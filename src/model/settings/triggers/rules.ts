import { flagOr, numberOr, textOr } from '../../core/plain-fields';
import { isJsonObject } from '../../core/tolerant';
import type { Trigger, Triggers } from './trigger';
import { defaultMinDelay, splitPages } from './draft';

/** The rules in `triggerJson`. Unreadable text is returned as is, so that it isn't overwritten. */
export type TriggersReading = { status: 'ready'; data: Triggers } | { status: 'failed'; text: string };

/** Reads `triggerJson`, fills in defaults, and upgrades old triggers. */
export function readTriggers(triggerJson: string): TriggersReading {
  try {
    const raw: unknown = triggerJson.trim() === '' ? {} : (JSON.parse(triggerJson) ?? {});
    if (!isJsonObject(raw)) return { status: 'failed', text: triggerJson };
    const list = raw.triggers ?? [];
    const triggers = Array.isArray(list) ? list.map(readTrigger) : [undefined];
    if (!triggers.every((trigger) => trigger !== undefined)) return { status: 'failed', text: triggerJson };
    const minDelay = numberOr(toNumber(raw.minDelay), defaultMinDelay);
    return { status: 'ready', data: { ...raw, minDelay, matchType: textOr(raw.matchType, 'contains'), triggers } };
  } catch {
    return { status: 'failed', text: triggerJson };
  }
}

/** Undefined if a save would lose something we can't read. */
function readTrigger(raw: unknown): Trigger | undefined {
  if (!isJsonObject(raw)) return undefined;
  const { exact, isNew: _isNew, ...stored } = raw;
  const on = pagesOf(raw.on ?? []);
  if (typeof raw.uid !== 'string' || !on) return undefined;
  return {
    ...stored,
    uid: raw.uid,
    message: textOr(raw.message, ''),
    after: numberOr(toNumber(raw.after), 0),
    on,
    // Old triggers have `exact` instead.
    matchType: exact === true ? 'exact' : textOr(raw.matchType || 'contains', undefined),
    enabled: flagOr(raw.enabled, false),
    displayStyle: textOr(raw.displayStyle, 'peek'),
  };
}

function pagesOf(on: unknown): string[] | undefined {
  const pages: unknown = typeof on === 'string' ? splitPages(on) : on;
  return Array.isArray(pages) && pages.every((page) => typeof page === 'string') ? pages : undefined;
}

/** A number stored as text. */
function toNumber(value: unknown): unknown {
  return typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value)) ? Number(value) : value;
}
