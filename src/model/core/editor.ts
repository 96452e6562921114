import { choicesAmong, type FieldGroups } from './field-groups';
import { jsonEqual } from './json-equal';
import type { Problem } from './problem';

/** Why a field cannot be saved. The screen's labels have the messages. */
export type ErrorCode =
  | 'required'
  /** Missing in a new item: it can't be saved, and isn't shown as an error yet. */
  | 'incomplete'
  | 'optionRequired'
  | 'invalidEmail'
  | 'invalidUrl'
  | 'urlWithSpaces'
  /** With a username or password, which would be stored in plain text. */
  | 'urlWithLogin'
  /** On an internal network. */
  | 'notAPublicUrl'
  | 'invalidCharacters'
  | 'taken'
  | 'notANumber'
  | 'tooShort'
  | 'tooLong'
  | 'tooLarge'
  | 'invalidPattern';

export type SectionStatus = 'clean' | 'dirty' | 'saving' | 'saved' | 'failed';

/** A part of a form that is saved separately. */
export interface EditorSection {
  status: SectionStatus;
  /** Fields that are saved together. */
  fields: readonly string[];
  /** Why the last save failed. */
  problem?: Problem | undefined;
  /** What the last save removed from the input, until the next edit. Untrusted: render as plain text only. */
  leftOut?: readonly string[] | undefined;
  onSave(): void;
  /** While it is saving: saves once more after the answer if it was edited since. Absent where that isn't possible. */
  onSaveAgain?: (() => void) | undefined;
  onDiscard(): void;
  /** Undoes this section's newest undoable save; absent when there is none. */
  onUndo?: (() => void) | undefined;
}

/** What a settings form shows and reports. `useEditor` creates one; a host can create its own. */
export interface Editor<T, Section extends string> {
  /** The latest server copy with the user's edits applied. With `live`, as of the last change other than typing. */
  value: T;
  saved: T;
  /** There is no saved copy, so a field has nothing to go back to: `saved` is blank. */
  isNew?: boolean | undefined;
  /**
   * Several fields that change in one event are one patch. Consecutive edits with the same `step` are undone together;
   * without one, typed text is undone word by word. An empty `step` joins what was done before.
   */
  onEdit(patch: Partial<T>, step?: string): void;
  /** Errors that keep fields from being saved. */
  errors: Partial<Record<keyof T, ErrorCode>>;
  /** Fields changed both by this user and by someone else. */
  conflicts: Partial<Record<keyof T, FieldConflict>>;
  onResolve(name: keyof T, keep: 'mine' | 'theirs'): void;
  /** Fields saved by someone else since the form was opened or the notice dismissed; already shown. */
  changedElsewhere?: { names: readonly (keyof T)[]; onDismiss(): void } | undefined;
  sections: Record<Section, EditorSection>;
  /** Fields that are saved separately but form one choice: they count as one change. */
  groups?: FieldGroups<T> | undefined;
  /**
   * Saves every section with changes; each succeeds or fails independently. One that is still saving saves again after
   * the answer if it was edited since.
   */
  onSaveAll(): void;
  onDiscardAll(): void;
  /** Undoable saves, newest first. Each is available until one of its fields changes again. */
  offers?: readonly SaveOffer<T>[] | undefined;
  /** Undo and redo for edits in this form. Absent when the host keeps no history. */
  history?: EditorHistory | undefined;
  /** The same user's unsaved changes from a closed tab. */
  leftDraft?: LeftDraft<T> | undefined;
  /**
   * Every value as it is typed. Identity is stable for the form's lifetime. Without it, the host passes a new editor
   * for each keystroke.
   */
  live?: LiveEditor<T, Section> | undefined;
}

export interface FieldConflict {
  mine: unknown;
  theirs: unknown;
}

export interface LiveEditor<T, Section extends string> {
  subscribe(this: void, listener: () => void): () => void;
  /** Returns the same object until something changes. */
  get(this: void): Editor<T, Section>;
}

/** A save that can be undone. */
export interface SaveOffer<T> {
  id: number;
  section: string;
  /** `redo` reverts an undo. */
  kind: 'undo' | 'redo';
  names: readonly (keyof T)[];
  /** Restores what this save overwrote, and saves it. */
  onUse(): void;
}

export interface EditorHistory {
  canUndo: boolean;
  canRedo: boolean;
  /** Undoes the last edit and returns the changed fields. */
  onUndo(): readonly string[];
  /** Redoes the last undone edit and returns the changed fields. */
  onRedo(): readonly string[];
  /** The edits of these fields alone, in the same history. */
  of?(names: readonly string[]): EditorHistory;
}

export interface LeftDraft<T> {
  /** Time of the last edit, in milliseconds since 1970. */
  savedAt: number;
  patch: Partial<T>;
  /** Applies the draft to the form, also over edits made in this tab, as an edit that can be undone. */
  onRestore(): void;
  onDiscard(): void;
}

/** A choice that differs from the saved copy. */
export interface EditorChange<T, Section extends string = string> {
  section: Section;
  /** Several when they form one choice. */
  names: readonly (keyof T)[];
}

/** The unsaved changes, in the order of the sections and their fields. */
export function changesOf<T, Section extends string>(
  editor: Pick<Editor<T, Section>, 'value' | 'saved' | 'sections' | 'groups'>,
): EditorChange<T, Section>[] {
  const { value, saved, sections, groups } = editor;
  return (Object.keys(sections) as Section[]).flatMap((section) => {
    const fields = sections[section].fields as readonly (keyof T)[];
    const changed = fields.filter((name) => !jsonEqual(value[name], saved[name]));
    return choicesAmong(changed, groups).map((names) => ({ section, names }));
  });
}

/** Why a section cannot be saved yet. */
export interface SaveBlocker {
  kind: 'errors' | 'conflicts';
  /** How many fields are affected; 0 if only new items before their first edit are. */
  count: number;
}

/** What blocks saving these fields together. Errors take precedence over conflicts. */
export function saveBlocker<T>(
  { errors, conflicts }: Pick<Editor<T, string>, 'errors' | 'conflicts'>,
  fields: readonly (keyof T)[],
): SaveBlocker | undefined {
  const wrong = fields.filter((name) => name in errors);
  if (wrong.length > 0) return { kind: 'errors', count: wrong.filter((name) => errors[name] !== 'incomplete').length };
  const contested = fields.filter((name) => name in conflicts).length;
  return contested > 0 ? { kind: 'conflicts', count: contested } : undefined;
}

/** The field the server named when it rejected this section's last save. Lasts until the next edit. */
export function refusedField({
  status,
  problem,
  fields,
}: Pick<EditorSection, 'status' | 'problem' | 'fields'>): string | undefined {
  if (status !== 'failed' || problem?.path === undefined) return undefined;
  const [name = ''] = problem.path.split('.');
  return fields.includes(name) ? name : undefined;
}
