import type { Editor } from '../../core/editor';
import type { Problem } from '../../core/problem';
import type { SettingsEditor, SettingsTabProps } from '../shared/settings-tab';
import type { JsonObject } from '../../core/tolerant';
import { checkTrigger, defaultMinDelay, normalizeTrigger, type TriggerDraft } from './draft';
import type { Triggers } from './trigger';
import { readTriggers } from './rules';
import type { Widget } from '../../entities/widget';
import type { PreviewAgent, WidgetLook } from '../../widget-preview/widget-preview';
import { wholeWidgetBody } from '../shared/whole-widget';

/** A trigger is a field of the form, so that people who edit different ones both keep their work. */
export type TriggerField = `trigger:${string}`;

/** The settings that the Triggers tab edits, out of `triggerJson`. */
export interface TriggersSettings {
  /** Minutes; null while the field is cleared, which cannot be saved. */
  triggerMinDelay: number | null;
  /** Null: deleted, which is not saved yet. */
  [field: TriggerField]: TriggerDraft | null | undefined;
}

export type TriggersSection = 'triggers';

/** What `useTriggersTab` gives and `TriggersTab` takes. */
export interface TriggersTabProps extends SettingsTabProps {
  /** The triggers, one field each. */
  editor: SettingsEditor<TriggersSettings, TriggersSection>;
  /** `triggerJson` as it is stored, where it cannot be read and so must not be written over. */
  unreadable?: string | undefined;
  /** Patterns of the pages on which the widget is hidden, one a line. */
  hiddenPages: string;
  /** What the widget looks like, for a picture of the message; absent shows none. */
  look?: WidgetLook | undefined;
  /** Who speaks in the preview; a nameless team when absent. */
  agent?: PreviewAgent | undefined;
  /** The saved trigger that is being deleted, or could not be. */
  deletion?: TriggerDeletion | undefined;
  /** The person wants one more trigger. */
  onTriggerAdd(): void;
  /** The person wants a copy of this one. */
  onTriggerDuplicate(field: TriggerField): void;
  /** Deletes a saved trigger at once and nothing else; a new one leaves the form without a save. */
  onTriggerDelete(field: TriggerField): void;
}

export interface TriggerDeletion {
  field: TriggerField;
  status: 'busy' | 'failed';
  problem?: Problem | undefined;
}

export function triggersSettings({ triggerJson }: Pick<Widget, 'triggerJson'>): TriggersSettings {
  const reading = readTriggers(triggerJson);
  if (reading.status === 'failed') return { triggerMinDelay: defaultMinDelay };
  return { triggerMinDelay: reading.data.minDelay, ...Object.fromEntries(withFields(reading.data.triggers)) };
}

/** The fields of the triggers that stand in the form, in their order: the saved ones, then the new ones. */
export function triggerFields(settings: TriggersSettings): TriggerField[] {
  return Object.keys(settings)
    .filter(isTriggerField)
    .filter((field) => settings[field]);
}

/** All fields that are saved together. */
export function triggersSectionFields(settings: TriggersSettings): (keyof TriggersSettings)[] {
  return ['triggerMinDelay', ...Object.keys(settings).filter(isTriggerField)];
}

function isTriggerField(name: string): name is TriggerField {
  return name.startsWith('trigger:');
}

/** The field of a trigger that is new in the form. */
export function fieldOf(uid: string): TriggerField {
  return `trigger:${uid}`;
}

/** What keeps the triggers from being saved. */
export function checkTriggers(settings: TriggersSettings): Editor<TriggersSettings, TriggersSection>['errors'] {
  const errors: Editor<TriggersSettings, TriggersSection>['errors'] = {};
  if (settings.triggerMinDelay === null) errors.triggerMinDelay = 'notANumber';
  for (const field of triggerFields(settings)) {
    const trigger = settings[field];
    const [code] = trigger ? Object.values(checkTrigger(trigger)) : [];
    if (code) errors[field] = code;
  }
  return errors;
}

/** The triggers as they come back after a save. */
export function normalizeTriggers(patch: Partial<TriggersSettings>): Partial<TriggersSettings> {
  const tidied = Object.entries(patch).map(([name, value]: [string, TriggerDraft | number | null | undefined]) => [
    name,
    typeof value === 'object' && value ? normalizeTrigger(value) : value,
  ]);
  return Object.fromEntries(tidied) as Partial<TriggersSettings>;
}

/**
 * What a save sends: the widget without `triggers`, `chatStats` and `off`, and `triggerJson` with the patch laid over
 * the newest triggers. One that nobody can read is sent back as it is.
 */
export function triggersBody(raw: JsonObject): JsonObject {
  const { triggers: _triggers, chatStats: _chatStats, triggerMinDelay, ...body } = wholeWidgetBody(raw);
  const patch = Object.entries(body).filter(([name]) => isTriggerField(name)) as [TriggerField, TriggerDraft | null][];
  for (const [field] of patch) Reflect.deleteProperty(body, field);
  const reading = readTriggers(typeof raw.triggerJson === 'string' ? raw.triggerJson : '');
  if (reading.status === 'failed') return body;
  return { ...body, triggerJson: JSON.stringify(layOver(reading.data, new Map(patch), triggerMinDelay)) };
}

/** Only what the person has edited is tidied: the others stay as they are stored. */
function layOver(newest: Triggers, patch: ReadonlyMap<TriggerField, TriggerDraft | null>, minDelay: unknown) {
  const edited = (field: TriggerField) => [patch.get(field) ?? []].flat().map(normalizeTrigger);
  const known = withFields(newest.triggers);
  const kept = known.flatMap(([field, trigger]): TriggerDraft[] => (patch.has(field) ? edited(field) : [trigger]));
  const added = [...patch.keys()].filter((field) => !known.some(([other]) => other === field)).flatMap(edited);
  return { ...newest, ...(typeof minDelay === 'number' && { minDelay }), triggers: [...kept, ...added] };
}

/** Each trigger with its field; a uid that somebody has stored twice names two. */
function withFields(triggers: Triggers['triggers']): [TriggerField, Triggers['triggers'][number]][] {
  const counts = new Map<string, number>();
  return triggers.map((trigger) => {
    const count = (counts.get(trigger.uid) ?? 0) + 1;
    counts.set(trigger.uid, count);
    return [fieldOf(count === 1 ? trigger.uid : `${trigger.uid}#${count}`), trigger];
  });
}

/** What is stored, for a screen that shows why it cannot be edited. */
export function unreadableTriggers({ triggerJson }: Pick<Widget, 'triggerJson'>): string | undefined {
  const reading = readTriggers(triggerJson);
  return reading.status === 'failed' ? reading.text : undefined;
}
