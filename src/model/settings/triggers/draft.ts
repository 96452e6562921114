import type { ErrorCode } from '../../core/editor';
import { jsonEqual } from '../../core/json-equal';
import type { Trigger } from './trigger';

/** How a trigger's pages are compared with the visitor's page. */
export const matchTypes = ['contains', 'startsWith', 'exact'] as const;
export type MatchType = (typeof matchTypes)[number];

/** Minutes between two triggers, unless another number is chosen. */
export const defaultMinDelay = 60;
/** Digits that the minimum delay takes. */
export const minDelayDigits = 4;

/** A trigger in the form. */
export interface TriggerDraft extends Omit<Trigger, 'after'> {
  /** Seconds; null while the field is cleared, which cannot be saved. */
  after: number | null;
  /** Not saved yet. Never sent. */
  isNew?: boolean | undefined;
  /** A new one in which something has been changed: from then on its errors show. Never sent. */
  isEdited?: boolean | undefined;
  /** What stands in the field for pages and is no page of the list yet. Never sent. */
  typedPages?: string | undefined;
}

/** What starts in the form when somebody adds a trigger. */
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

/** Whether a new trigger holds anything that would be lost with it. */
export function hasContent(trigger: TriggerDraft): boolean {
  return !jsonEqual(normalizeTrigger(trigger), normalizeTrigger(newTrigger(trigger.uid)));
}

/** A new trigger that says and does the same, and keeps what we do not know of the first. */
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

/** The pages of a text, split on white space and commas, each once. */
export function splitPages(text: string): string[] {
  return [...new Set(text.split(/[\s,]+/))].filter((page) => page !== '');
}

/** The pages of a trigger, with what is still being typed. */
export function pagesOf({ on, typedPages = '' }: Pick<TriggerDraft, 'on' | 'typedPages'>): string[] {
  return splitPages([...on, typedPages].join(' '));
}

/** The trigger as a save sends it. */
export function normalizeTrigger(trigger: TriggerDraft): TriggerDraft {
  const { isNew: _isNew, isEdited: _isEdited, typedPages: _typedPages, ...sent } = trigger;
  return { ...sent, on: pagesOf(trigger) };
}

/** What the person types into a new trigger is an edit of it; errors show from then on. */
export function editTrigger(trigger: TriggerDraft, patch: Partial<TriggerDraft>): TriggerDraft {
  return { ...trigger, ...patch, ...(trigger.isNew && { isEdited: true }) };
}

/** Whether the errors of a trigger show yet. */
export function showsErrors({ isNew, isEdited }: TriggerDraft): boolean {
  return isNew !== true || isEdited === true;
}

function isSeconds(after: number | null): boolean {
  return after !== null && Number.isFinite(after) && after >= 0;
}
