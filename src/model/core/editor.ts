import { choicesAmong, type FieldGroups } from './field-groups';
import { jsonEqual } from './json-equal';
import type { Problem } from './problem';

/** Why a field cannot be saved; the screen's labels hold the words. */
export type ErrorCode =
  | 'required'
  | 'optionRequired'
  | 'invalidEmail'
  | 'invalidUrl'
  | 'invalidCharacters'
  | 'taken'
  | 'notANumber'
  | 'tooShort'
  | 'tooLong'
  | 'tooLarge'
  | 'invalidPattern';

export type SectionStatus = 'clean' | 'dirty' | 'saving' | 'saved' | 'failed';

/** A part of a form that is saved on its own. */
export interface EditorSection {
  status: SectionStatus;
  /** The fields that are saved together. */
  fields: readonly string[];
  /** Why the last save failed. */
  problem?: Problem | undefined;
  /** What the last save took out of what was typed, until the next edit. Hostile text: show it as text only. */
  leftOut?: readonly string[] | undefined;
  onSave(): void;
  onDiscard(): void;
  /** Takes back the newest save of this section that can be taken back; absent when there is none. */
  onUndo?: (() => void) | undefined;
}

/** What a settings form shows and reports. `useEditor` makes one; a host may make its own. */
export interface Editor<T, Section extends string> {
  /** The newest server copy with the person's edits on top. With `live`, as of the last change that was not typing. */
  value: T;
  saved: T;
  /**
   * Several fields that change in one event are one patch. Consecutive edits with the same `step` are undone together;
   * typed text goes by words when it is absent.
   */
  onEdit(patch: Partial<T>, step?: string): void;
  /** What keeps fields from being saved. */
  errors: Partial<Record<keyof T, ErrorCode>>;
  /** Fields that this person and somebody else both changed. */
  conflicts: Partial<Record<keyof T, FieldConflict>>;
  onResolve(name: keyof T, keep: 'mine' | 'theirs'): void;
  /** Saved by somebody else since the form was opened or the notice dismissed; it is shown already. */
  changedElsewhere?: { names: readonly (keyof T)[]; onDismiss(): void } | undefined;
  sections: Record<Section, EditorSection>;
  /** Fields that are stored apart but are one choice: they count as one change. */
  groups?: FieldGroups<T> | undefined;
  /** Saves every section that has changes; each succeeds or fails on its own. */
  onSaveAll(): void;
  onDiscardAll(): void;
  /** Saves that can be taken back, newest first; each until one of its fields changes again. */
  offers?: readonly SaveOffer<T>[] | undefined;
  /** Steps back and forth through the edits made in this form. Absent where the host keeps none. */
  history?: EditorHistory | undefined;
  /** Unsaved changes of the same person from a tab that is gone. */
  leftDraft?: LeftDraft<T> | undefined;
  /**
   * Every value as it is typed. The object stays the same for the life of the form. Without it, the host passes a new
   * editor for each keystroke.
   */
  live?: LiveEditor<T, Section> | undefined;
}

export interface FieldConflict {
  mine: unknown;
  theirs: unknown;
}

export interface LiveEditor<T, Section extends string> {
  subscribe(this: void, listener: () => void): () => void;
  /** The same object until something changes. */
  get(this: void): Editor<T, Section>;
}

/** A save that can be taken back. */
export interface SaveOffer<T> {
  id: number;
  section: string;
  /** `redo` takes back an undo. */
  kind: 'undo' | 'redo';
  names: readonly (keyof T)[];
  /** Restores what this save overwrote, and saves that. */
  onUse(): void;
}

export interface EditorHistory {
  canUndo: boolean;
  canRedo: boolean;
  /** Takes the last edit back and gives the fields that changed. */
  onUndo(): readonly string[];
  /** Repeats the edit that was taken back last and gives the fields that changed. */
  onRedo(): readonly string[];
}

export interface LeftDraft<T> {
  /** When it was last edited, in milliseconds since 1970. */
  savedAt: number;
  patch: Partial<T>;
  /** Lays it over what is shown; fields edited in this tab keep their edits. */
  onRestore(): void;
  onDiscard(): void;
}

/** One choice that differs from the saved copy. */
export interface EditorChange<T, Section extends string = string> {
  section: Section;
  /** Several where they are one choice. */
  names: readonly (keyof T)[];
}

/** What differs from the saved copy, in the order of the sections and their fields. */
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

/** Why a section cannot be saved yet, and how many of its fields are concerned. */
export interface SaveBlocker {
  kind: 'errors' | 'conflicts';
  count: number;
}

/** What blocks saving these fields together; wrong ones come before contested ones. */
export function saveBlocker<T>(
  { errors, conflicts }: Pick<Editor<T, string>, 'errors' | 'conflicts'>,
  fields: readonly (keyof T)[],
): SaveBlocker | undefined {
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
export function refusedField({
  status,
  problem,
  fields,
}: Pick<EditorSection, 'status' | 'problem' | 'fields'>): string | undefined {
  if (status !== 'failed' || problem?.path === undefined) return undefined;
  const [name = ''] = problem.path.split('.');
  return fields.includes(name) ? name : undefined;
}
