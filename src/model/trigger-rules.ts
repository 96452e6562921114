import { isJsonObject, type JsonObject } from './tolerant';
import { triggerSchema, triggersSchema, type Trigger, type Triggers } from './trigger';
import { splitPages, tidyTrigger, type TriggersDraft } from './trigger-draft';

/** What `triggerJson` says; one that nobody can read is handed back as it is, so that it is not written over. */
export type TriggersReading = { status: 'ready'; data: Triggers } | { status: 'failed'; text: string };

/** Reads `triggerJson`, with defaults for what is absent and old triggers brought up to date (widget settings, section 3). */
export function readTriggers(triggerJson: string): TriggersReading {
  try {
    const raw: unknown = triggerJson.trim() === '' ? {} : (JSON.parse(triggerJson) ?? {});
    if (!isJsonObject(raw)) return { status: 'failed', text: triggerJson };
    // One by one, because the schema of the whole would turn a list with one malformed trigger into an empty one.
    const list = raw.triggers ?? [];
    const triggers = Array.isArray(list) ? list.map(readTrigger) : [undefined];
    if (!triggers.every((trigger) => trigger !== undefined)) return { status: 'failed', text: triggerJson };
    const minDelay = toNumber(raw.minDelay);
    return { status: 'ready', data: { ...triggersSchema.parse({ ...raw, minDelay, triggers: [] }), triggers } };
  } catch {
    return { status: 'failed', text: triggerJson };
  }
}

/** `triggerJson` of what stands in the form. */
export function writeTriggers(triggers: TriggersDraft): string {
  return JSON.stringify({ ...triggers, triggers: triggers.triggers.map(tidyTrigger) });
}

/** What deleting a saved trigger saves: the list as it was saved last, without that one (decisions, hazards). */
export function withoutTrigger(saved: Triggers, uid: string): Triggers {
  return { ...saved, triggers: saved.triggers.filter((trigger) => trigger.uid !== uid) };
}

function readTrigger(raw: unknown): Trigger | undefined {
  if (!isJsonObject(raw)) return undefined;
  const on = typeof raw.on === 'string' ? splitPages(raw.on) : raw.on;
  const result = triggerSchema.safeParse({ ...migrate(raw), on, after: toNumber(raw.after) });
  return result.success ? result.data : undefined;
}

/** The old `exact` becomes a match type, and goes (widget settings, section 3); what is stored is not new. */
function migrate({ exact, isNew: _isNew, ...raw }: JsonObject): JsonObject {
  return { ...raw, matchType: exact === true ? 'exact' : raw.matchType || 'contains' };
}

/** A number that was stored as the text of its field. */
function toNumber(value: unknown): unknown {
  return typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value)) ? Number(value) : value;
}
