import {
  draftAfterSave,
  draftNames,
  editDraft,
  emptyDraft,
  isEmptyDraft,
  layDraft,
  rebaseDraft,
  withoutNames,
  type Draft,
  type MergeOptions,
} from './draft';
import { addStep, noSteps, stepBack, stepForward, type EditSteps } from './edit-history';
import type { SaveOffer, SectionStatus } from './editor';
import { linkedNames, type FieldGroups } from './field-groups';
import { jsonEqual } from './json-equal';
import type { Problem } from './problem';

/** How far the save of one section is. Whether the section is dirty follows from the draft. */
export interface SectionPhase<T> {
  phase: 'idle' | 'saving' | 'saved' | 'failed';
  problem?: Problem | undefined;
  /**
   * What was sent and has no answer: the save under way, last, and those that have failed in doubt since the newest
   * copy came.
   */
  sent?: readonly Partial<T>[] | undefined;
}

/** A save that can be taken back: `undo` holds what it overwrote, over what it stored. */
export interface StoredOffer<T> extends Pick<SaveOffer<T>, 'id' | 'section' | 'kind'> {
  undo: Draft<T>;
}

/** Everything that a form keeps besides the server's copy. */
export interface FormState<T> {
  draft: Draft<T>;
  sections: Record<string, SectionPhase<T>>;
  steps: EditSteps<T>;
  offers: readonly StoredOffer<T>[];
  /** What the last save of a section took out of what was typed. Said until the next edit. */
  leftOut?: { section: string; names: readonly string[] } | undefined;
}

export function cleanForm<T>(): FormState<T> {
  return { draft: emptyDraft(), sections: {}, steps: noSteps, offers: [] };
}

/** The draft over the newest copy: what others have stored already, or a save of this person's, is no edit any more. */
export function currentDraft<T>(form: FormState<T>, saved: T, groups?: FieldGroups<T>): Draft<T> {
  return rebaseDraft(form.draft, saved, mergeOptions(form, groups));
}

function mergeOptions<T>({ sections }: FormState<T>, groups?: FieldGroups<T>): MergeOptions<T> {
  return { groups, sent: Object.values(sections).flatMap(({ sent = [] }) => sent) };
}

export interface FormEdit<T> {
  patch: Partial<T>;
  step?: string | undefined;
  at: number;
  groups?: FieldGroups<T> | undefined;
}

/** The form after an edit, which can be taken back. A failure has been read once the person goes on editing. */
export function withEdit<T extends object>(form: FormState<T>, saved: T, edit: FormEdit<T>): FormState<T> {
  const { patch, step, at, groups } = edit;
  const value = { ...saved, ...currentDraft(form, saved, groups).patch };
  // Fields of one choice go back together: half of a choice is none.
  const linked = (Object.keys(patch) as (keyof T)[]).flatMap((name) => linkedNames(name, groups));
  const whole = Object.fromEntries(linked.map((name) => [name, name in patch ? patch[name] : value[name]]));
  const steps = addStep(form.steps, { value, patch: whole as Partial<T>, topic: step, at });
  return { ...withPatch(form, saved, patch, groups), steps };
}

/** The same without a step of its own, as for an edit that a step takes back. */
export function withPatch<T>(form: FormState<T>, saved: T, patch: Partial<T>, groups?: FieldGroups<T>): FormState<T> {
  return withDraft(form, editDraft(form.draft, saved, patch, mergeOptions(form, groups)));
}

/** The form after a save has taken something out of what was typed. */
export function withLeftOut<T>(form: FormState<T>, section: string, names: readonly string[]): FormState<T> {
  return { ...form, leftOut: names.length > 0 ? { section, names } : undefined };
}

/** The form with another draft, and without the failures and the removals that were read by now. */
export function withDraft<T>(form: FormState<T>, draft: Draft<T>): FormState<T> {
  const sections = mapValues(form.sections, ({ phase, sent }): SectionPhase<T> => ({
    phase: phase === 'failed' ? 'idle' : phase,
    sent,
  }));
  return { ...form, draft, sections, leftOut: undefined };
}

/** The form with the newest step taken back, or the last one repeated; undefined when there is none. */
export function travelled<T extends object>(
  form: FormState<T>,
  saved: T,
  way: 'back' | 'forward',
  groups?: FieldGroups<T>,
): { form: FormState<T>; names: (keyof T)[] } | undefined {
  const value = { ...saved, ...currentDraft(form, saved, groups).patch };
  const travel = way === 'back' ? stepBack(form.steps, value) : stepForward(form.steps, value);
  if (!travel) return undefined;
  const next = withPatch(form, saved, travel.patch, groups);
  return { form: { ...next, steps: travel.steps }, names: Object.keys(travel.patch) as (keyof T)[] };
}

/** The form when a newer copy has come: it tells whether saves without an answer were stored. */
export function withNewCopy<T>(form: FormState<T>, saved: T, groups?: FieldGroups<T>): FormState<T> {
  const known = currentDraft(form, saved, groups);
  const sections = mapValues(form.sections, (state): SectionPhase<T> => ({
    ...state,
    sent: state.phase === 'saving' ? state.sent?.slice(-1) : undefined,
  }));
  const next = { ...form, sections, draft: known, offers: form.offers.filter((offer) => isUnchanged(offer, saved)) };
  return { ...next, draft: currentDraft(next, saved, groups) };
}

/** The form without the edits that the server has as well. The same object where there are none. */
export function withoutDone<T>(form: FormState<T>, saved: T, groups?: FieldGroups<T>): FormState<T> {
  const draft = currentDraft(form, saved, groups);
  return draftNames(draft).length === draftNames(form.draft).length ? form : { ...form, draft };
}

/** A section as its form shows it. */
export function sectionState<T>(
  state: SectionPhase<T> | undefined,
  isDirty: boolean,
): { status: SectionStatus; problem?: Problem | undefined } {
  const { phase, problem } = state ?? { phase: 'idle' };
  if (phase === 'saving') return { status: 'saving', problem: undefined };
  // A failure is over when nothing is left to save: the newest copy may show that it was stored after all.
  if (phase === 'failed' && isDirty) return { status: 'failed', problem };
  const rest = phase === 'saved' ? 'saved' : 'clean';
  return { status: isDirty ? 'dirty' : rest, problem: undefined };
}

/** The saves that can be taken back now, newest first: the fields they wrote have not changed since, in the form or on the server. */
export function usableOffers<T>(form: FormState<T>, draft: Draft<T>, saved: T): StoredOffer<T>[] {
  return form.offers
    .filter(({ section, undo }) => {
      const isBusy = form.sections[section]?.phase === 'saving';
      return !isBusy && !draftNames(undo).some((name) => name in draft.patch);
    })
    .filter((offer) => isUnchanged(offer, saved))
    .toReversed();
}

function isUnchanged<T>({ undo }: StoredOffer<T>, saved: T): boolean {
  return draftNames(undo).every((name) => jsonEqual(saved[name], undo.base[name]));
}

/** The form with a save taken back, as edits that still have to be saved: a failure leaves them as a draft. */
export function withOfferUsed<T>(form: FormState<T>, saved: T, offer: StoredOffer<T>, groups?: FieldGroups<T>) {
  const draft = rebaseDraft(layDraft(form.draft, offer.undo), saved, mergeOptions(form, groups));
  return { ...withDraft(form, draft), offers: form.offers.filter(({ id }) => id !== offer.id) };
}

/** The form while `patch` is on its way. */
export function whileSaving<T>(form: FormState<T>, section: string, patch: Partial<T>): FormState<T> {
  const sent = [...(form.sections[section]?.sent ?? []), patch];
  return withPhase(form, section, { phase: 'saving', sent });
}

export interface StoredSave<T> {
  section: string;
  draft: Draft<T>;
  /** The server's copy after the save. */
  stored: T;
  /** What taking it back is called; absent where it cannot be taken back. */
  kind?: SaveOffer<T>['kind'] | undefined;
  groups?: FieldGroups<T> | undefined;
}

/** The form when a save was stored: later edits stay a draft, and the save can be taken back. */
export function afterSave<T extends object>(form: FormState<T>, save: StoredSave<T>): FormState<T> {
  const { section, draft, stored, kind, groups } = save;
  const names = draftNames(draft);
  const base = Object.fromEntries(names.map((name) => [name, stored[name]])) as Partial<T>;
  const changed = names.some((name) => !jsonEqual(draft.base[name], base[name]));
  const id = Math.max(0, ...form.offers.map((offer) => offer.id)) + 1;
  return {
    ...withPhase(form, section, { phase: 'saving' }),
    draft: draftAfterSave(form.draft, draft.patch, stored, { groups }),
    offers:
      changed && kind
        ? [...form.offers, { id, section, kind, undo: { patch: draft.base, base } }].slice(-MAX_OFFERS)
        : form.offers,
  };
}

const MAX_OFFERS = 20;

/** The form when a save has failed. Everything stays a draft. */
export function afterFailure<T>(form: FormState<T>, section: string, patch: Partial<T>, problem: Problem) {
  const { sent = [] } = form.sections[section] ?? {};
  const unanswered = leavesDoubt(problem) ? sent : sent.filter((other) => other !== patch);
  return withPhase(form, section, { phase: 'failed', problem, sent: unanswered });
}

/** Whether what was sent may have been stored, although the answer says nothing of it. */
function leavesDoubt({ kind }: Problem): boolean {
  return kind === 'offline' || kind === 'timeout' || kind === 'server' || kind === 'unexpectedAnswer';
}

export function withPhase<T>(form: FormState<T>, section: string, phase: SectionPhase<T>): FormState<T> {
  return { ...form, sections: { ...form.sections, [section]: phase } };
}

/** The form with drafts of an earlier tab: what was edited here stays as it is. */
export function withLeftDraft<T extends object>(
  form: FormState<T>,
  saved: T,
  left: Draft<T>,
  groups?: FieldGroups<T>,
): FormState<T> {
  const own = draftNames(form.draft);
  const draft = layDraft(withoutNames(left, own), form.draft);
  return withDraft(form, rebaseDraft(draft, saved, { groups }));
}

export function isClean<T extends object>({ draft }: FormState<T>): boolean {
  return isEmptyDraft(draft);
}

function mapValues<Value, Next>(record: Record<string, Value>, change: (value: Value) => Next): Record<string, Next> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
