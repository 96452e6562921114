import type { Editor } from '../../core/editor';
import type { Problem } from '../../core/problem';
import type { SettingsEditor, SettingsTabProps } from '../shared/settings-tab';
import type { JsonObject } from '../../core/tolerant';
import {
  checkTrigger,
  defaultMinDelay,
  normalizeTrigger,
  showsErrors,
  type TriggerDraft,
  type TriggerField,
} from './draft';
import type { VisitedControl } from './visited';
import type { Triggers } from './trigger';
import { readTriggers } from './rules';
import type { Widget } from '../../entities/widget';
import type { PreviewAgent, WidgetLook } from '../../widget-preview/widget-preview';
import { wholeWidgetBody } from '../shared/whole-widget';

/** The settings that the Triggers tab edits, from `triggerJson`. */
export interface TriggersSettings {
  /** Minutes; null while the field is empty, which can't be saved. */
  triggerMinDelay: number | null;
  /** Null: deleted but not saved. */
  [field: TriggerField]: TriggerDraft | null | undefined;
}

export type TriggersSection = 'triggers';

/** Returned by `useTriggersTab`, taken by `TriggersTab`. */
export interface TriggersTabProps extends SettingsTabProps {
  /** The triggers, one field each. */
  editor: SettingsEditor<TriggersSettings, TriggersSection>;
  /** The stored `triggerJson` if it can't be read and so must not be overwritten. */
  unreadable?: string | undefined;
  /** Patterns of the pages where the widget is hidden, one per line. */
  hiddenPages: string;
  /** The widget's look, for a preview of the message; absent hides the preview. */
  look?: WidgetLook | undefined;
  /** The sender in the preview; an unnamed team if absent. */
  agent?: PreviewAgent | undefined;
  /** The saved trigger that is being deleted, or couldn't be. */
  deletion?: TriggerDeletion | undefined;
  /** Compares the triggers with real chats; absent for users without reports. */
  visited?: VisitedControl | undefined;
  /** Adds a trigger. */
  onTriggerAdd(): void;
  /** Duplicates this trigger. */
  onTriggerDuplicate(field: TriggerField): void;
  /** Deletes a saved trigger right away and nothing else; a new one leaves the form without a save. */
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

/** The fields of the form's triggers in order: saved ones, then new ones. */
export function triggerFields(settings: TriggersSettings): TriggerField[] {
  return Object.keys(settings)
    .filter(isTriggerField)
    .filter((field) => settings[field]);
}

/** The form's triggers with their fields. */
export function listedTriggers(settings: TriggersSettings): { field: TriggerField; trigger: TriggerDraft }[] {
  return triggerFields(settings).flatMap((field) => {
    const trigger = settings[field];
    return trigger ? [{ field, trigger }] : [];
  });
}

/** All fields that are saved together. */
export function triggersSectionFields(settings: TriggersSettings): (keyof TriggersSettings)[] {
  return ['triggerMinDelay', ...Object.keys(settings).filter(isTriggerField)];
}

function isTriggerField(name: string): name is TriggerField {
  return name.startsWith('trigger:');
}

/** The field of a new trigger. */
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
    if (trigger && code) errors[field] = showsErrors(trigger) ? code : 'incomplete';
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
 * What a save sends: the widget without `triggers`, `chatStats`, and `off`, plus `triggerJson` with the patch applied
 * to the newest triggers. Unreadable text is sent back as is.
 */
export function triggersBody(raw: JsonObject): JsonObject {
  const { triggers: _triggers, chatStats: _chatStats, triggerMinDelay, ...body } = wholeWidgetBody(raw);
  const patch = Object.entries(body).filter(([name]) => isTriggerField(name)) as [TriggerField, TriggerDraft | null][];
  for (const [field] of patch) Reflect.deleteProperty(body, field);
  const reading = readTriggers(typeof raw.triggerJson === 'string' ? raw.triggerJson : '');
  if (reading.status === 'failed') return body;
  return { ...body, triggerJson: JSON.stringify(layOver(reading.data, new Map(patch), triggerMinDelay)) };
}

/** Normalizes only the triggers that were edited; the others stay as stored. */
function layOver(newest: Triggers, patch: ReadonlyMap<TriggerField, TriggerDraft | null>, minDelay: unknown) {
  const edited = (field: TriggerField) => [patch.get(field) ?? []].flat().map(normalizeTrigger);
  const known = withFields(newest.triggers);
  const kept = known.flatMap(([field, trigger]): TriggerDraft[] => (patch.has(field) ? edited(field) : [trigger]));
  const added = [...patch.keys()].filter((field) => !known.some(([other]) => other === field)).flatMap(edited);
  return { ...newest, ...(typeof minDelay === 'number' && { minDelay }), triggers: [...kept, ...added] };
}

/** Each trigger with its field; a uid stored twice gets two fields. */
function withFields(triggers: Triggers['triggers']): [TriggerField, Triggers['triggers'][number]][] {
  const counts = new Map<string, number>();
  return triggers.map((trigger) => {
    const count = (counts.get(trigger.uid) ?? 0) + 1;
    counts.set(trigger.uid, count);
    return [fieldOf(count === 1 ? trigger.uid : `${trigger.uid}#${count}`), trigger];
  });
}

/** The stored text, for a screen that explains why it can't be edited. */
export function unreadableTriggers({ triggerJson }: Pick<Widget, 'triggerJson'>): string | undefined {
  const reading = readTriggers(triggerJson);
  return reading.status === 'failed' ? reading.text : undefined;
}
