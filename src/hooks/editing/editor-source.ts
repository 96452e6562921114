import type { Draft } from '../../model/core/draft';
import type { Editor } from '../../model/core/editor';
import type { FieldGroups } from '../../model/core/field-groups';
import type { FormState } from '../../model/core/form-state';

/** The fields of each section; a function of the form's value if the value decides which there are. */
export type SectionFields<T, Section extends string> =
  Record<Section, readonly (keyof T)[]> | ((this: void, value: T) => Record<Section, readonly (keyof T)[]>);

/**
 * Stores `draft.patch` and returns the settings as stored; undefined means exactly as sent. `draft.base` holds the
 * fields' values when editing began, `sentBefore` what was sent earlier without an answer.
 */
export type SaveDraft<T> = (this: void, draft: Draft<T>, sentBefore: readonly Partial<T>[]) => Promise<T | void>;

/** The result of a save. */
export interface SaveAnswer<T> {
  /** The settings as stored; absent means exactly as sent. */
  stored?: T | undefined;
  /** What was sent, based on the copy it replaced. That copy may contain an earlier save without an answer. */
  sent?: Draft<T> | undefined;
  /** The item that the save created. */
  created?: CreatedPart<T> | undefined;
}

interface CreatedPart<T> {
  /** Its section from now on: the server may have named it. */
  section: string;
  fields: Partial<T>;
  /** Returns the form with the item's edits under its new name. */
  rename(this: void, form: FormState<T>): FormState<T>;
}

/** The inputs of an editor besides its draft. */
export interface EditorSource<T, Section extends string> {
  /** The newest server copy; undefined until there is one. */
  saved: T | undefined;
  sections: SectionFields<T, Section>;
  /** Fields that are stored separately but make up one choice; each group is within one section. */
  groups?: FieldGroups<T> | undefined;
  check(this: void, value: T): Editor<T, Section>['errors'];
  /** Turns edits into what a save sends: as they will come back. */
  normalize?: ((this: void, patch: Partial<T>) => Partial<T>) | undefined;
  /** What `normalize` removes from the edits, to be named after the save: tag names, for example. */
  leavesOut?: ((this: void, patch: Partial<T>) => readonly string[]) | undefined;
  /** The fields, in the copy before, of what has edits and is gone from the newest copy. */
  goneFields?: ((this: void, patch: Partial<T>, before: T, newest: T) => Partial<T>) | undefined;
  save(this: void, ...args: Parameters<SaveDraft<T>>): Promise<SaveAnswer<T> | void>;
  /** Whether a save can be undone; always if absent. */
  isUndoable?: ((this: void, draft: Draft<T>) => boolean) | undefined;
  /** How long “Saved” shows, in milliseconds, if different from the default. */
  savedMs?: number | undefined;
}

/** The fields of each section while the form's value is `value`. */
export function namesOf<T, Section extends string>({ sections }: Pick<EditorSource<T, Section>, 'sections'>, value: T) {
  return typeof sections === 'function' ? sections(value) : sections;
}

export function isSameSource<T, Section extends string>(
  a: EditorSource<T, Section>,
  b: EditorSource<T, Section>,
): boolean {
  const names = Object.keys({ ...a, ...b }) as (keyof EditorSource<T, Section>)[];
  return names.every((name) => a[name] === b[name]);
}
