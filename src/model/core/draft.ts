import type { Editor } from './editor';
import { choicesAmong, linkedNames, type FieldGroups } from './field-groups';
import { jsonEqual } from './json-equal';

/** How a setting was changed: in its form, by copying, from a file, or by going back. */
export const changeWays = ['form', 'copy', 'import', 'undo', 'restore'] as const;
export type ChangeWay = (typeof changeWays)[number];

/** Unsaved changes: what the user changed, and the fields' values when they started. */
export interface Draft<T> {
  patch: Partial<T>;
  base: Partial<T>;
  /** How fields got their value, if not in the form. */
  how?: Partial<Record<keyof T, ChangeWay>> | undefined;
}

/** Options for merging a draft with the server's copy. */
export interface MergeOptions<T> {
  /** Fields that form one choice: editing one of them counts as editing all. */
  groups?: FieldGroups<T> | undefined;
  /**
   * Patches whose save is in progress or ended without a response. If the server's copy matches one, that is the user's
   * own change. Going back from one to the server's value is an edit, because that value is about to change.
   */
  sent?: readonly Partial<T>[] | undefined;
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
 * Applies an edit to the draft. A field that is back at the server's value leaves the draft, unless it is being saved.
 */
export function editDraft<T>(draft: Draft<T>, saved: T, patch: Partial<T>, options: MergeOptions<T> = {}): Draft<T> {
  const next = copyOf(draft);
  const names = (Object.keys(patch) as (keyof T)[]).flatMap((name) => linkedNames(name, options.groups));
  for (const name of names) {
    const shown = name in draft.patch ? draft.patch[name] : saved[name];
    next.patch[name] = name in patch ? patch[name] : shown;
    next.base[name] = name in draft.base ? draft.base[name] : saved[name];
    if (next.how) Reflect.deleteProperty(next.how, name);
  }
  return rebaseDraft(next, saved, options);
}

/**
 * Rebases the draft onto a newer server copy. Drops edits the copy already has, whatever their source, unless they are
 * being saved. A value the user sent themselves becomes the new base.
 */
export function rebaseDraft<T>(draft: Draft<T>, saved: T, options: MergeOptions<T> = {}): Draft<T> {
  const { sent = [] } = options;
  let next = draft;
  for (const names of choicesAmong(draftNames(draft), options.groups)) {
    const isStored = (values: Partial<T>) =>
      names.every((name) => name in values && jsonEqual(values[name], saved[name]));
    const isInFlight = sent.some((patch) => names.some((name) => name in patch));
    if (isStored(draft.patch) && !isInFlight) next = withoutNames(next, names);
    else if (!isStored(draft.base) && sent.some(isStored)) next = basedOn(next, saved, names);
  }
  return next;
}

/** The draft after `sent` was saved as `saved`: drops what was sent, and rebases later edits on `saved`. */
export function draftAfterSave<T>(
  draft: Draft<T>,
  sent: Partial<T>,
  saved: T,
  options: MergeOptions<T> = {},
): Draft<T> {
  let next = draft;
  for (const names of choicesAmong(draftNames(draft), options.groups)) {
    if (!names.some((name) => name in sent)) continue;
    const isDone = names.every((name) => jsonEqual(draft.patch[name], sent[name]));
    next = isDone ? withoutNames(next, names) : basedOn(next, saved, names);
  }
  return next;
}

/**
 * Fields of a save that the server returned with their previous value, meaning it did not save them. A new item that is
 * still missing is among them.
 */
export function notStored<T>(draft: Draft<T>, stored: T): (keyof T)[] {
  const { patch, base } = draft;
  return draftNames(draft).filter(
    (name) => !jsonEqual(stored[name], patch[name]) && jsonEqual(stored[name], base[name]),
  );
}

/** Fields that both sides changed from the same base, to different values. */
export function findConflicts<T>(
  draft: Draft<T>,
  saved: T,
  options: MergeOptions<T> = {},
): Editor<T, string>['conflicts'] {
  const conflicts: Editor<T, string>['conflicts'] = {};
  for (const names of choicesAmong(draftNames(draft), options.groups)) {
    const isMoved = names.some((name) => !jsonEqual(draft.base[name], saved[name]));
    const contested = isMoved ? names.filter((name) => !jsonEqual(draft.patch[name], saved[name])) : [];
    for (const name of contested) conflicts[name] = { mine: draft.patch[name], theirs: saved[name] };
  }
  return conflicts;
}

export function pickFields<T extends object>(settings: T, names: readonly (keyof T)[]): Partial<T> {
  return Object.fromEntries(names.map((name) => [name, settings[name]])) as Partial<T>;
}

/** The fields that differ between two copies. */
export function changedNames<T extends object>(before: T, after: T): (keyof T)[] {
  return (Object.keys(after) as (keyof T)[]).filter((name) => !jsonEqual(before[name], after[name]));
}

/** Resolves a field's conflict, along with its linked fields. */
export function resolveConflict<T>(
  draft: Draft<T>,
  saved: T,
  decision: { name: keyof T; keep: 'mine' | 'theirs' },
  options: MergeOptions<T> = {},
): Draft<T> {
  const names = linkedNames(decision.name, options.groups);
  return decision.keep === 'theirs' ? withoutNames(draft, names) : basedOn(draft, saved, names);
}

/** The draft with a save undone: `undone` has the values from before the save, based on what it saved. */
export function layDraft<T>(draft: Draft<T>, undone: Draft<T>): Draft<T> {
  const how = { ...draft.how, ...undone.how };
  return {
    patch: { ...draft.patch, ...undone.patch },
    base: { ...draft.base, ...undone.base },
    ...(Object.keys(how).length > 0 && { how }),
  };
}

/** The draft with these fields marked as set in another way than in the form. */
export function withWay<T>(draft: Draft<T>, names: readonly (keyof T)[], way: ChangeWay): Draft<T> {
  const set = names.filter((name) => name in draft.patch).map((name) => [name, way]);
  if (set.length === 0) return draft;
  return { ...draft, how: { ...draft.how, ...(Object.fromEntries(set) as Partial<Record<keyof T, ChangeWay>>) } };
}

/** How a draft came about; `form` unless one of its fields got its value in another way. */
export function wayOf<T>({ patch, how = {} }: Draft<T>): ChangeWay {
  const names = Object.keys(patch) as (keyof T)[];
  const ways: Partial<Record<keyof T, ChangeWay>> = how;
  return names.map((name) => ways[name]).find((way) => way !== undefined) ?? 'form';
}

export function pickDraft<T>(draft: Draft<T>, names: readonly (keyof T)[]): Draft<T> {
  return withoutNames(
    draft,
    draftNames(draft).filter((name) => !names.includes(name)),
  );
}

export function withoutNames<T>(draft: Draft<T>, names: readonly (keyof T)[]): Draft<T> {
  const next = copyOf(draft);
  for (const name of names) {
    Reflect.deleteProperty(next.patch, name);
    Reflect.deleteProperty(next.base, name);
    if (next.how) Reflect.deleteProperty(next.how, name);
  }
  return next;
}

/** The same edits, based on `saved`. */
function basedOn<T>(draft: Draft<T>, saved: T, names: readonly (keyof T)[]): Draft<T> {
  const next = copyOf(draft);
  for (const name of names) if (name in next.patch) next.base[name] = saved[name];
  return next;
}

function copyOf<T>({ patch, base, how }: Draft<T>): Draft<T> {
  const isMarked = how && Object.keys(how).length > 0;
  return { patch: { ...patch }, base: { ...base }, ...(isMarked && { how: { ...how } }) };
}

/**
 * Errors that block a save. An error that the saved settings already have does not count until the user edits that
 * field, so they can save other changes without fixing it first.
 */
export function newErrors<T>(
  check: (value: T) => Editor<T, string>['errors'],
  draft: Draft<T>,
  saved: T,
): Editor<T, string>['errors'] {
  const errors = check({ ...saved, ...draft.patch });
  const oldErrors = check(saved);
  const isEdited = (name: keyof T) => name in draft.patch && !jsonEqual(draft.patch[name], saved[name]);
  const counts = (name: keyof T) => isEdited(name) || errors[name] !== oldErrors[name];
  const names = (Object.keys(errors) as (keyof T)[]).filter(counts);
  return Object.fromEntries(names.map((name) => [name, errors[name]])) as Editor<T, string>['errors'];
}
