import {
  draftAfterSave,
  draftNames,
  editDraft,
  emptyDraft,
  isEmptyDraft,
  layDraft,
  pickFields,
  rebaseDraft,
  withWay,
  type ChangeWay,
  type Draft,
  type MergeOptions,
} from './draft';
import { addStep, noSteps, type EditSteps, type stepBack, type stepForward } from './edit-history';
import type { SaveOffer, SectionStatus } from './editor';
import { linkedNames, type FieldGroups } from './field-groups';
import { jsonEqual } from './json-equal';
import type { Problem } from './problem';

/** Save state of one section. Whether the section is dirty follows from the draft. */
export interface SectionPhase<T> {
  phase: 'idle' | 'saving' | 'saved' | 'failed';
  problem?: Problem | undefined;
  /** The section's fields, whose next edit ends the failure. */
  fields?: readonly PropertyKey[] | undefined;
  /**
   * Sent patches without a response: the save in progress, last, and those that failed with an unknown outcome since
   * the latest copy arrived.
   */
  sent?: readonly Partial<T>[] | undefined;
}

/** A save that can be undone: `undo` has what it overwrote, based on what it saved. */
export interface StoredOffer<T> extends Pick<SaveOffer<T>, 'id' | 'section' | 'kind'> {
  undo: Draft<T>;
}

/** A form's whole state apart from the server's copy. */
export interface FormState<T> {
  draft: Draft<T>;
  sections: Record<string, SectionPhase<T>>;
  steps: EditSteps<T>;
  offers: readonly StoredOffer<T>[];
  /** What a section's last save removed from the input. Shown until the next edit. */
  leftOut?: { section: string; names: readonly string[] } | undefined;
  /** Sections that the server has named since they were created here: their new names. */
  renamed?: Readonly<Record<string, string>> | undefined;
}

export function cleanForm<T>(): FormState<T> {
  return { draft: emptyDraft(), sections: {}, steps: noSteps, offers: [] };
}

/**
 * The draft rebased onto the latest copy: values that are already saved, by this user or others, are no longer edits.
 */
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

/** The form after an edit, which can be undone. Clears the failures of its sections, since the user has moved on. */
export function withEdit<T extends object>(form: FormState<T>, saved: T, edit: FormEdit<T>): FormState<T> {
  const { patch, step, at, groups } = edit;
  const value = { ...saved, ...currentDraft(form, saved, groups).patch };
  // Fields of one choice are undone together: half a choice is not valid.
  const linked = (Object.keys(patch) as (keyof T)[]).flatMap((name) => linkedNames(name, groups));
  const whole = Object.fromEntries(linked.map((name) => [name, name in patch ? patch[name] : value[name]]));
  const steps = addStep(form.steps, { value, patch: whole as Partial<T>, topic: step, at });
  return { ...withPatch(form, saved, patch, groups), steps };
}

/** The form after another page set fields, as an edit that can be undone. */
export function withLaid<T extends object>(
  form: FormState<T>,
  saved: T,
  { way, ...edit }: FormEdit<T> & { way: ChangeWay },
): FormState<T> {
  const next = withEdit(form, saved, edit);
  return { ...next, draft: withWay(next.draft, Object.keys(edit.patch) as (keyof T)[], way) };
}

/** Like `withEdit`, but without adding an undo step, as when undoing. */
export function withPatch<T>(form: FormState<T>, saved: T, patch: Partial<T>, groups?: FieldGroups<T>): FormState<T> {
  const draft = editDraft(form.draft, saved, patch, mergeOptions(form, groups));
  return withDraft(form, draft, Object.keys(patch) as (keyof T)[]);
}

/** The form after a save removed something from the input. */
export function withLeftOut<T>(form: FormState<T>, section: string, names: readonly string[]): FormState<T> {
  return { ...form, leftOut: names.length > 0 ? { section, names } : undefined };
}

/**
 * The form with another draft after an edit of these fields. Clears the failures of the sections they belong to, and
 * removal notices, which the user has seen by now.
 */
export function withDraft<T>(form: FormState<T>, draft: Draft<T>, edited: readonly (keyof T)[]): FormState<T> {
  const sections = mapValues(form.sections, (state): SectionPhase<T> => {
    const { phase, fields, sent } = state;
    const isOver = phase === 'failed' && (!fields || edited.some((name) => fields.includes(name)));
    return isOver ? { phase: 'idle', sent } : state;
  });
  return { ...form, draft, sections, leftOut: undefined };
}

interface FormTravel<T> {
  step: typeof stepBack | typeof stepForward;
  /** The fields whose steps count; all if absent. */
  among?: readonly (keyof T)[] | undefined;
  groups?: FieldGroups<T> | undefined;
}

/** The form after undoing or redoing a step; undefined when there is none. */
export function traveled<T extends object>(
  form: FormState<T>,
  saved: T,
  { step, among, groups }: FormTravel<T>,
): { form: FormState<T>; names: (keyof T)[] } | undefined {
  const value = { ...saved, ...currentDraft(form, saved, groups).patch };
  const travel = step(form.steps, value, among);
  if (!travel) return undefined;
  const next = withPatch(form, saved, travel.patch, groups);
  return { form: { ...next, steps: travel.steps }, names: Object.keys(travel.patch) as (keyof T)[] };
}

/** The form after a newer copy arrives, which shows whether saves without a response went through. */
export function withNewCopy<T extends object>(form: FormState<T>, saved: T, groups?: FieldGroups<T>): FormState<T> {
  const known = currentDraft(form, saved, groups);
  const sections = mapValues(form.sections, (state): SectionPhase<T> => ({
    ...state,
    // A copy without the fields of a new item may be older, or have them under a name of the server's.
    sent:
      state.phase === 'saving'
        ? state.sent?.slice(-1)
        : state.sent?.filter((patch) => !Object.keys(patch).some((name) => name in saved)),
  }));
  const next = { ...form, sections, draft: known, offers: form.offers.filter((offer) => isUnchanged(offer, saved)) };
  return { ...next, draft: currentDraft(next, saved, groups) };
}

/**
 * The form after items with edits are gone from the server's copy: with all of their fields as they were, so that saving
 * creates them again.
 */
export function withGoneFields<T extends object>(form: FormState<T>, gone: Partial<T>): FormState<T> {
  const { draft } = form;
  return { ...form, draft: { ...draft, patch: { ...gone, ...draft.patch } } };
}

/** The form without edits that the server already has. Returns the same object if there are none. */
export function withoutDone<T>(form: FormState<T>, saved: T, groups?: FieldGroups<T>): FormState<T> {
  const draft = currentDraft(form, saved, groups);
  return draftNames(draft).length === draftNames(form.draft).length ? form : { ...form, draft };
}

/** A section's status as its form shows it. */
export function sectionState<T>(
  state: SectionPhase<T> | undefined,
  isDirty: boolean,
): { status: SectionStatus; problem?: Problem | undefined } {
  const { phase, problem } = state ?? { phase: 'idle' };
  if (phase === 'saving') return { status: 'saving', problem: undefined };
  // A failure is over when nothing is left to save: the latest copy may show that the save went through.
  if (phase === 'failed' && isDirty) return { status: 'failed', problem };
  const rest = phase === 'saved' ? 'saved' : 'clean';
  return { status: isDirty ? 'dirty' : rest, problem: undefined };
}

/**
 * The saves that can be undone now, newest first: those whose fields have not changed since, in the form or on the
 * server.
 */
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

/** The form with a save undone, as edits that still have to be saved. If saving fails, they remain a draft. */
export function withOfferUsed<T>(form: FormState<T>, saved: T, offer: StoredOffer<T>, groups?: FieldGroups<T>) {
  const undone = withWay(offer.undo, draftNames(offer.undo), 'undo');
  const draft = rebaseDraft(layDraft(form.draft, undone), saved, mergeOptions(form, groups));
  const offers = form.offers.filter(({ id }) => id !== offer.id);
  return { ...withDraft(form, draft, draftNames(offer.undo)), offers };
}

/** The form while `patch` is being saved. */
export function whileSaving<T>(form: FormState<T>, section: string, patch: Partial<T>): FormState<T> {
  const sent = [...(form.sections[section]?.sent ?? []), patch];
  return withPhase(form, section, { phase: 'saving', sent });
}

export interface StoredSave<T> {
  section: string;
  draft: Draft<T>;
  /** The server's copy after the save. */
  stored: T;
  /** Whether using this offer is an undo or a redo; absent when the save can't be undone. */
  kind?: SaveOffer<T>['kind'] | undefined;
  groups?: FieldGroups<T> | undefined;
}

/** The form after a successful save: later edits remain a draft, and the save can be undone. */
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

interface FailedSave<T> {
  section: string;
  fields: readonly PropertyKey[];
  patch: Partial<T>;
  problem: Problem;
}

/** The form after a failed save. Everything remains a draft. */
export function afterFailure<T>(form: FormState<T>, { section, fields, patch, problem }: FailedSave<T>): FormState<T> {
  const { sent = [] } = form.sections[section] ?? {};
  const unanswered = leavesDoubt(problem) ? sent : sent.filter((other) => other !== patch);
  return withPhase(form, section, { phase: 'failed', problem, fields, sent: unanswered });
}

/** Whether the patch may have been saved even though the response doesn't confirm it. */
export function leavesDoubt({ kind }: Problem): boolean {
  return kind === 'offline' || kind === 'timeout' || kind === 'server' || kind === 'unexpectedAnswer';
}

export function withPhase<T>(form: FormState<T>, section: string, phase: SectionPhase<T>): FormState<T> {
  return { ...form, sections: { ...form.sections, [section]: phase } };
}

export interface LeftEdit<T> {
  draft: Draft<T>;
  /** The fields of each part that has its own undo. */
  parts: readonly (readonly (keyof T)[])[];
  at: number;
  groups?: FieldGroups<T> | undefined;
}

/** The form with a closed tab's draft restored. Replaces edits made here, which the undo of the restored ones returns. */
export function withLeftDraft<T extends object>(form: FormState<T>, saved: T, left: LeftEdit<T>): FormState<T> {
  const { parts, at, groups } = left;
  const names = draftNames(left.draft);
  const stepped = parts.reduce((next, part) => {
    const own = names.filter((name) => part.includes(name));
    const patch = pickFields(left.draft.patch as T, own);
    return withEdit(next, saved, { patch, step: `restored ${String(part[0])}`, at, groups });
  }, form);
  const draft = rebaseDraft(layDraft(form.draft, left.draft), saved, mergeOptions(form, groups));
  return { ...withDraft(form, draft, names), steps: stepped.steps };
}

export function isClean<T extends object>({ draft }: FormState<T>): boolean {
  return isEmptyDraft(draft);
}

function mapValues<Value, Next>(record: Record<string, Value>, change: (value: Value) => Next): Record<string, Next> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
