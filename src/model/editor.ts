import { jsonEqual } from './json-equal';
import type { Problem } from './problem';

/** Why a field cannot be saved; the screen's labels hold the words. */
export type ErrorCode =
  | 'required'
  | 'optionRequired'
  | 'invalidEmail'
  | 'invalidUrl'
  | 'invalidCharacters'
  | 'notANumber'
  | 'tooShort'
  | 'tooLong'
  | 'invalidPattern';

export type SectionStatus = 'clean' | 'dirty' | 'saving' | 'saved' | 'failed';

export interface EditorSection {
  status: SectionStatus;
  /** The fields that are saved together. */
  fields: readonly string[];
  problem?: Problem | undefined;
  onSave(): void;
  onDiscard(): void;
  /** Puts back what stood there before the last save, and saves that. Present for a while after a save. */
  onUndo?: (() => void) | undefined;
}

/** What a settings form shows and reports. The hook keeps a patch and the base of each touched field. */
export interface Editor<T, Section extends string> {
  /** The newest server copy with the person's patch laid over it. */
  value: T;
  saved: T;
  /** Several fields that change in one event are one patch. */
  onEdit(patch: Partial<T>): void;
  errors: Partial<Record<keyof T, ErrorCode>>;
  /** Fields that the person and somebody else both changed. */
  conflicts: Partial<Record<keyof T, { mine: unknown; theirs: unknown }>>;
  onResolve(name: keyof T, keep: 'mine' | 'theirs'): void;
  /** What somebody else has changed since the person last looked; it is shown already. Absent when there is none. */
  changedElsewhere?: { names: readonly (keyof T)[]; onDismiss(): void } | undefined;
  sections: Record<Section, EditorSection>;
}

/** Unsaved work: what a person changed, and what stood there when they began. */
export interface Draft<T> {
  patch: Partial<T>;
  base: Partial<T>;
}

export function emptyDraft<T>(): Draft<T> {
  return { patch: {}, base: {} };
}

export function draftNames<T>(draft: Draft<T>): (keyof T)[] {
  return Object.keys(draft.patch) as (keyof T)[];
}

export function isEmptyDraft(draft: Draft<object>): boolean {
  return Object.keys(draft.patch).length === 0;
}

/**
 * Lays an edit over the draft. A field that is back at the server's value is no longer touched, unless a save of it is
 * `inFlight`: then that value is about to change, and going back to it is an edit.
 */
export function editDraft<T>(
  draft: Draft<T>,
  saved: T,
  patch: Partial<T>,
  inFlight: readonly PropertyKey[] = [],
): Draft<T> {
  const next = { patch: { ...draft.patch }, base: { ...draft.base } };
  for (const name of Object.keys(patch) as (keyof T)[]) {
    const base = name in draft.base ? draft.base[name] : saved[name];
    next.patch[name] = patch[name];
    next.base[name] = base;
  }
  return rebaseDraft(next, saved, inFlight);
}

/** The draft over a newer server copy: what stands there already, by whomever, is done, unless a save is `inFlight`. */
export function rebaseDraft<T>(draft: Draft<T>, saved: T, inFlight: readonly PropertyKey[] = []): Draft<T> {
  const isDone = (name: keyof T) => jsonEqual(draft.patch[name], saved[name]) && !inFlight.includes(name);
  const done = draftNames(draft).filter(isDone);
  return done.length === 0 ? draft : withoutNames(draft, done);
}

/** After `sent` was stored as `saved`: what was sent is done, what was edited meanwhile stays and starts from there. */
export function settleDraft<T>(draft: Draft<T>, sent: Partial<T>, saved: T): Draft<T> {
  const next = { patch: { ...draft.patch }, base: { ...draft.base } };
  for (const name of Object.keys(sent) as (keyof T)[]) {
    if (!(name in next.patch)) continue;
    if (jsonEqual(next.patch[name], sent[name])) forget(next, name);
    else next.base[name] = saved[name];
  }
  return next;
}

/** Fields where both sides moved away from the same base, to different ends. */
export function findConflicts<T>(draft: Draft<T>, saved: T): Editor<T, string>['conflicts'] {
  const conflicts: Editor<T, string>['conflicts'] = {};
  for (const name of draftNames(draft)) {
    const [mine, base, theirs] = [draft.patch[name], draft.base[name], saved[name]];
    if (!jsonEqual(base, theirs) && !jsonEqual(mine, theirs)) conflicts[name] = { mine, theirs };
  }
  return conflicts;
}

/** The fields that differ between two copies. */
export function changedNames<T extends object>(before: T, after: T): (keyof T)[] {
  return (Object.keys(after) as (keyof T)[]).filter((name) => !jsonEqual(before[name], after[name]));
}

/** Why a section cannot be saved yet, and how many of its fields are concerned. */
export interface SaveHindrance {
  kind: 'errors' | 'conflicts';
  count: number;
}

/** What stands in the way of saving these fields together; wrong ones come before contested ones. */
export function saveHindrance<T>(
  { errors, conflicts }: Pick<Editor<T, string>, 'errors' | 'conflicts'>,
  fields: readonly (keyof T)[],
): SaveHindrance | undefined {
  const wrong = fields.filter((name) => name in errors).length;
  if (wrong > 0) return { kind: 'errors', count: wrong };
  const contested = fields.filter((name) => name in conflicts).length;
  return contested > 0 ? { kind: 'conflicts', count: contested } : undefined;
}

/** Whether the server refused the last save because of this field. Its owner's next edit ends that. */
export function isRefused({ sections }: { sections: Record<string, EditorSection> }, name: string): boolean {
  return Object.values(sections).some((section) => refusedField(section) === name);
}

/** The field that the server named when it refused the last save of this section. */
export function refusedField({ status, problem, fields }: EditorSection): string | undefined {
  if (status !== 'failed' || problem?.path === undefined) return undefined;
  const [name = ''] = problem.path.split('.');
  return fields.includes(name) ? name : undefined;
}

export function resolveConflict<T>(draft: Draft<T>, saved: T, name: keyof T, keep: 'mine' | 'theirs'): Draft<T> {
  if (keep === 'theirs') return withoutNames(draft, [name]);
  return { patch: draft.patch, base: { ...draft.base, [name]: saved[name] } };
}

/** The draft with a save taken back: `undone` holds what stood before it, over what it stored. */
export function layDraft<T>(draft: Draft<T>, undone: Draft<T>): Draft<T> {
  return { patch: { ...draft.patch, ...undone.patch }, base: { ...draft.base, ...undone.base } };
}

export function pickDraft<T>(draft: Draft<T>, names: readonly (keyof T)[]): Draft<T> {
  return withoutNames(
    draft,
    draftNames(draft).filter((name) => !names.includes(name)),
  );
}

export function withoutNames<T>(draft: Draft<T>, names: readonly (keyof T)[]): Draft<T> {
  const next = { patch: { ...draft.patch }, base: { ...draft.base } };
  for (const name of names) forget(next, name);
  return next;
}

function forget<T>(draft: Draft<T>, name: keyof T): void {
  Reflect.deleteProperty(draft.patch, name);
  Reflect.deleteProperty(draft.base, name);
}

/**
 * The errors that stand in the way of a save. One that the stored settings have themselves does not count while the
 * person leaves the field alone: it is not theirs to mend before they may save something else.
 */
export function newErrors<T>(
  check: (value: T) => Editor<T, string>['errors'],
  draft: Draft<T>,
  saved: T,
): Editor<T, string>['errors'] {
  const errors = check({ ...saved, ...draft.patch });
  const oldErrors = check(saved);
  const counts = (name: keyof T) => name in draft.patch || errors[name] !== oldErrors[name];
  const names = (Object.keys(errors) as (keyof T)[]).filter(counts);
  return Object.fromEntries(names.map((name) => [name, errors[name]])) as Editor<T, string>['errors'];
}
