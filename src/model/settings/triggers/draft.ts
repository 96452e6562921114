import type { ErrorCode } from '../../core/editor';
import { jsonEqual } from '../../core/json-equal';
import type { Trigger } from './trigger';

/** How a trigger's pages are matched against the visitor's page. */
export const matchTypes = ['contains', 'startsWith', 'exact'] as const;
export type MatchType = (typeof matchTypes)[number];

/** Default number of minutes between two triggers. */
export const defaultMinDelay = 60;
/** Maximum number of digits in the minimum delay. */
export const minDelayDigits = 4;

/** Each trigger is a field of the form, so that people who edit different ones both keep their work. */
export type TriggerField = `trigger:${string}`;

/** A trigger in the form. */
export interface TriggerDraft extends Omit<Trigger, 'after'> {
  /** Seconds; null while the field is empty, which can't be saved. */
  after: number | null;
  /** Not saved yet. Never sent. */
  isNew?: boolean | undefined;
  /** A new trigger that has been edited: its errors now show. Never sent. */
  isEdited?: boolean | undefined;
  /** Text in the pages field that isn't in the list yet. Never sent. */
  typedPages?: string | undefined;
}

/** A new trigger's initial fields. */
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

/** Whether a new trigger contains anything that would be lost with it. */
export function hasContent(trigger: TriggerDraft): boolean {
  return !jsonEqual(normalizeTrigger(trigger), normalizeTrigger(newTrigger(trigger.uid)));
}

/** A copy of a trigger as a new one, including fields we don't know. */
export function duplicateTrigger(trigger: TriggerDraft, uid: string): TriggerDraft {
  return { ...normalizeTrigger(trigger), uid, isNew: true, isEdited: true };
}

/** What keeps a trigger from being saved. */
export function checkTrigger(trigger: TriggerDraft): Partial<Record<'message' | 'after' | 'on', ErrorCode>> {
  return {
    ...(trigger.message.trim() === '' && { message: 'required' as const }),
    ...(!isSeconds(trigger.after) && { after: 'notANumber' as const }),
    ...(pagesOf(trigger).length === 0 && { on: 'required' as const }),
  };
}

/** The pages in a text, split on whitespace and commas, without duplicates. */
export function splitPages(text: string): string[] {
  return [...new Set(text.split(/[\s,]/))].filter((page) => page !== '');
}

/** A trigger's pages, including the one being typed. */
export function pagesOf({ on, typedPages = '' }: Pick<TriggerDraft, 'on' | 'typedPages'>): string[] {
  return splitPages([...on, typedPages].join(' '));
}

/** The trigger as a save sends it. */
export function normalizeTrigger(trigger: TriggerDraft): TriggerDraft {
  const { isNew: _isNew, isEdited: _isEdited, typedPages: _typedPages, ...sent } = trigger;
  return { ...sent, on: pagesOf(trigger) };
}

/** Typing into a new trigger counts as an edit; its errors show from then on. */
export function editTrigger(trigger: TriggerDraft, patch: Partial<TriggerDraft>): TriggerDraft {
  const edited = { ...trigger, ...patch, ...(trigger.isNew && { isEdited: true }) };
  // A field that was absent and is again is no change.
  const fields = Object.entries(edited).filter(([name, value]) => value !== undefined || !(name in patch));
  return Object.fromEntries(fields) as unknown as TriggerDraft;
}

/** Whether a trigger's errors show yet. */
export function showsErrors({ isNew, isEdited }: TriggerDraft): boolean {
  return isNew !== true || isEdited === true;
}

function isSeconds(after: number | null): boolean {
  return after !== null && Number.isFinite(after) && after >= 0;
}
