import type { Draft } from '../../model/core/draft';
import type { Editor } from '../../model/core/editor';
import type { FieldGroups } from '../../model/core/field-groups';

/** The fields of each section; a function of what the form holds where that decides which there are. */
export type SectionFields<T, Section extends string> =
  Record<Section, readonly (keyof T)[]> | ((this: void, value: T) => Record<Section, readonly (keyof T)[]>);

/**
 * Stores `draft.patch` and gives the settings as they are stored then; nothing means exactly as they were sent.
 * `draft.base` holds what the fields were when the person began, `sentBefore` what was sent earlier and had no answer.
 */
export type SaveDraft<T> = (this: void, draft: Draft<T>, sentBefore: readonly Partial<T>[]) => Promise<T | void>;

/** What an editor is made of besides its draft. */
export interface EditorSource<T, Section extends string> {
  /** The newest server copy; undefined while there is none yet. */
  saved: T | undefined;
  sections: SectionFields<T, Section>;
  /** Fields that are stored apart but make up one choice; each group within one section. */
  groups?: FieldGroups<T> | undefined;
  check(this: void, value: T): Editor<T, Section>['errors'];
  /** What a save makes of the edits before it sends them: as they will come back. */
  normalize?: ((this: void, patch: Partial<T>) => Partial<T>) | undefined;
  /** What `normalize` takes out of the edits, to be said after the save: the names of tags, for example. */
  leavesOut?: ((this: void, patch: Partial<T>) => readonly string[]) | undefined;
  save: SaveDraft<T>;
  /** Whether a save can be taken back; always when absent. */
  isUndoable?: ((this: void, draft: Draft<T>) => boolean) | undefined;
  /** How long "Saved" shows, in milliseconds, if not the usual time. */
  savedMs?: number | undefined;
}

/** The fields of each section while the form holds `value`. */
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
