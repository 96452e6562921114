import type { ErrorCode } from './editor';
import { isJsonObject, type JsonObject } from './tolerant';
import { triggerSchema, triggersSchema, type Trigger, type Triggers } from './trigger';

/** How a trigger's pages are compared with the visitor's page (widget settings, section 3). */
export const matchTypes = ['contains', 'startsWith', 'exact'] as const;

/** A trigger in the form. */
export interface TriggerDraft extends Omit<Trigger, 'after'> {
  /** Seconds; null while the field is cleared, which cannot be saved. */
  after: number | null;
  /** Not saved yet. Never sent. */
  isNew?: boolean | undefined;
}

/** The triggers object in the form. */
export interface TriggersDraft extends Omit<Triggers, 'triggers'> {
  triggers: TriggerDraft[];
}

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

/** What starts in the form when somebody adds a trigger (widget settings, sections 4 and 9). */
export function newTrigger(uid: string): TriggerDraft {
  return {
    uid,
    message: '',
    after: 0,
    on: [],
    matchType: 'contains',
    enabled: true,
    displayStyle: 'peek',
    isNew: true,
  };
}

/** What keeps a trigger from being saved (widget settings, section 5). */
export function checkTrigger(trigger: TriggerDraft): Partial<Record<'message' | 'after' | 'on', ErrorCode>> {
  return {
    ...(trigger.message.trim() === '' && { message: 'required' as const }),
    ...(!isSeconds(trigger.after) && { after: 'notANumber' as const }),
    ...(cleanPages(trigger.on).length === 0 && { on: 'required' as const }),
  };
}

/** The pages of a text, split on white space and commas, each once (widget settings, section 5). */
export function splitPages(text: string): string[] {
  return [...new Set(text.split(/[\s,]+/))].filter((page) => page !== '');
}

/** `triggerJson` of what stands in the form. */
export function writeTriggers(triggers: TriggersDraft): string {
  return JSON.stringify({ ...triggers, triggers: triggers.triggers.map(writeTrigger) });
}

/** What deleting a saved trigger saves: the list as it was saved last, without that one (decisions, hazards). */
export function withoutTrigger(saved: Triggers, uid: string): Triggers {
  return { ...saved, triggers: saved.triggers.filter((trigger) => trigger.uid !== uid) };
}

/** Whether the minimum delay's field takes a text: digits, four at most (widget settings, section 5). */
export function acceptsMinDelay(text: string): boolean {
  return /^\d{0,4}$/.test(text);
}

/** Whether the seconds' field takes a text; anything but digits is ignored (widget settings, section 5). */
export function acceptsSeconds(text: string): boolean {
  return /^\d*$/.test(text);
}

function readTrigger(raw: unknown): Trigger | undefined {
  if (!isJsonObject(raw)) return undefined;
  const on = typeof raw.on === 'string' ? splitPages(raw.on) : raw.on;
  const result = triggerSchema.safeParse({ ...migrateMatchType(raw), on, after: toNumber(raw.after) });
  return result.success ? result.data : undefined;
}

/** The old `exact` becomes a match type, and goes (widget settings, section 3). */
function migrateMatchType({ exact, ...raw }: JsonObject): JsonObject {
  return { ...raw, matchType: exact === true ? 'exact' : raw.matchType || 'contains' };
}

function writeTrigger({ isNew: _isNew, ...trigger }: TriggerDraft): Omit<TriggerDraft, 'isNew'> {
  return { ...trigger, on: cleanPages(trigger.on) };
}

function cleanPages(pages: readonly string[]): string[] {
  return splitPages(pages.join(' '));
}

function isSeconds(after: number | null): boolean {
  return after !== null && Number.isFinite(after) && after >= 0;
}

/** A number that was stored as the text of its field. */
function toNumber(value: unknown): unknown {
  return typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value)) ? Number(value) : value;
}
