import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  draftNames,
  editDraft,
  findConflicts,
  isEmptyDraft,
  layDraft,
  newErrors,
  pickDraft,
  rebaseDraft,
  resolveConflict,
  saveBlocker,
  withoutNames,
  type Draft,
  type Editor,
  type EditorSection,
  type FieldGroups,
  type MergeOptions,
} from '../../model/core/editor';
import type { JsonObject } from '../../model/core/tolerant';
import type { DraftStore, FormState, SectionPhase } from './drafts';
import { useChangedElsewhere } from './changed-elsewhere';
import { useChatdeck } from './chatdeck-context';
import { saveSection, type SaveDraft } from './save-section';

/** The fields of each section; a function of what the form holds where that decides which fields there are. */
export type SectionFields<T, Section extends string> = Record<
  Section,
  readonly (keyof T)[] | ((value: T) => readonly (keyof T)[])
>;

export interface EditorOptions<T, Section extends string> {
  /** Names the draft: session, person, widget, tab. */
  key: string;
  /** The newest server copy; undefined while there is none yet. */
  saved: T | undefined;
  sections: SectionFields<T, Section>;
  /** Fields that are stored apart and stand for one choice together; each group within one section. */
  groups?: FieldGroups<T> | undefined;
  check(this: void, value: T): Editor<T, Section>['errors'];
  /** What a save makes of the edits before it sends them: as they will come back. */
  normalize?: ((this: void, patch: Partial<T>) => Partial<T>) | undefined;
  /** Stable between renders. */
  save: SaveDraft<T>;
  /** How long "Saved" shows, in milliseconds, if not the usual time. */
  savedMs?: number | undefined;
}

interface EditorState<T, Section extends string> {
  editor: Editor<T, Section> | undefined;
  /** Settings that the person has changed without the form: no news to them, and no draft any more. */
  onOwnChange(this: void, own: Partial<T>): void;
}

/** Keeps a patch and the base of each touched field; everything that the form shows follows from them. */
export function useEditor<T extends object, Section extends string>(
  options: EditorOptions<T, Section>,
): EditorState<T, Section> {
  const { drafts } = useChatdeck();
  const { key, saved, sections, groups, check, normalize, save, savedMs } = options;
  const form = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.get(key),
    () => drafts.get(key),
  );

  const { changedElsewhere, noteOwn } = useChangedElsewhere(key, saved, groups);
  const saveAndNote = useCallback<SaveDraft<T>>(
    async (draft, sentBefore) => {
      const stored = await save(draft, sentBefore);
      noteOwn(pick(stored, draftNames(draft)));
      return stored;
    },
    [save, noteOwn],
  );
  useDoneDraft({ drafts, key, form, saved, groups, noteOwn });

  const onOwnChange = useCallback(
    (own: Partial<T>) => {
      noteOwn(own);
      drafts.update(key, (state) => ({ ...state, draft: withoutNames(state.draft, Object.keys(own)) }));
    },
    [drafts, key, noteOwn],
  );
  const editor = useMemo(
    () =>
      saved &&
      makeEditor({
        drafts,
        key,
        form,
        saved,
        sections,
        groups,
        check,
        normalize,
        save: saveAndNote,
        savedMs,
        changedElsewhere,
      }),
    [drafts, key, form, saved, sections, groups, check, normalize, saveAndNote, savedMs, changedElsewhere],
  );
  return { editor, onOwnChange };
}

interface DoneDraftInput<T> {
  drafts: DraftStore;
  key: string;
  form: FormState;
  saved: T | undefined;
  groups: FieldGroups<T> | undefined;
  noteOwn(this: void, own: Partial<T>): void;
}

/** Ends in the store, too, what the newest copy has made done, so that no mark of a draft outlives it. */
function useDoneDraft<T extends object>({ drafts, key, form, saved, groups, noteOwn }: DoneDraftInput<T>) {
  const { sections } = form;
  useEffect(() => {
    if (!saved || !drafts.has(key)) return;
    const before = draftNames(drafts.get(key).draft as Draft<T>);
    drafts.update(key, (state) => {
      const current = rebaseDraft(state.draft as Draft<T>, saved, mergeOptionsOf(state, groups));
      const sections = withoutDoubts(state.sections);
      return { sections, draft: storable(rebaseDraft(current, saved, mergeOptionsOf({ ...state, sections }, groups))) };
    });
    // Such as by a save whose answer was lost: what the person wanted is no news to them.
    const { patch } = drafts.get(key).draft;
    const done = before.filter((name) => !(name in patch));
    if (done.length > 0) noteOwn(pick(saved, done));
  }, [drafts, key, saved, groups, noteOwn]);

  // What a save under way kept from being done is so when that save has failed, and no newer copy need come.
  useEffect(() => {
    if (!saved) return;
    const current = drafts.get(key);
    const draft = current.draft as Draft<T>;
    const { patch } = rebaseDraft(draft, saved, mergeOptionsOf(current, groups));
    const done = draftNames(draft).filter((name) => !(name in patch));
    if (done.length === 0) return;
    drafts.update(key, (state) => ({ ...state, draft: storable(withoutNames(state.draft as Draft<T>, done)) }));
    noteOwn(pick(saved, done));
  }, [drafts, key, sections, saved, groups, noteOwn]);
}

/** The newest copy tells whether a save that failed was stored. */
function withoutDoubts(sections: FormState['sections']): FormState['sections'] {
  const known = Object.entries(sections).map(([name, state]) => [
    name,
    { ...state, sent: state.phase === 'saving' ? state.sent?.slice(-1) : undefined },
  ]);
  return Object.fromEntries(known) as FormState['sections'];
}

interface EditorInput<T, Section extends string> extends EditorOptions<T, Section> {
  drafts: DraftStore;
  form: FormState;
  saved: T;
  changedElsewhere(this: void, newest: T, draft: Draft<T>): Editor<T, Section>['changedElsewhere'];
}

function makeEditor<T extends object, Section extends string>(input: EditorInput<T, Section>): Editor<T, Section> {
  const { drafts, key, form, saved, sections, groups, check, normalize, save, savedMs } = input;
  const { draft, errors, conflicts } = readForm(form);

  function readForm(state: FormState) {
    const current = rebaseDraft(state.draft as Draft<T>, saved, mergeOptionsOf(state, groups));
    return {
      draft: current,
      errors: newErrors(check, current, saved),
      conflicts: findConflicts(current, saved, { groups }),
    };
  }

  function setDraft(change: (draft: Draft<T>, options: MergeOptions<T>) => Draft<T>) {
    drafts.update(key, (state) => ({
      draft: storable(change(state.draft as Draft<T>, mergeOptionsOf(state, groups))),
      sections: withoutResults(state.sections),
    }));
  }

  function namesOf(section: Section, current: Draft<T>): readonly (keyof T)[] {
    const names = sections[section];
    return typeof names === 'function' ? names({ ...saved, ...current.patch }) : names;
  }

  /** As an edit first, so that a failure or somebody else's later change leaves it as a draft. */
  function takeBack(section: Section) {
    const undo = drafts.get(key).sections[section]?.undo as Draft<T> | undefined;
    if (!undo) return;
    setDraft((current, options) => rebaseDraft(layDraft(current, undo), saved, options));
    const sent = pickDraft(drafts.get(key).draft as Draft<T>, draftNames(undo));
    if (!isEmptyDraft(sent)) void saveSection({ drafts, key, section, draft: sent, groups, save, savedMs });
  }

  /** What the store holds now, which may be newer than what was rendered last. */
  function saveNow(section: Section) {
    if (drafts.get(key).sections[section]?.phase === 'saving') return;
    const before = readForm(drafts.get(key));
    if (saveBlocker(before, namesOf(section, before.draft))) return;
    if (normalize) setDraft((current, options) => editDraft(current, saved, normalize(current.patch), options));
    const { draft: now } = readForm(drafts.get(key));
    const sent = pickDraft(now, namesOf(section, now));
    if (!isEmptyDraft(sent)) void saveSection({ drafts, key, section, draft: sent, groups, save, savedMs });
  }

  function makeSection(section: Section): EditorSection {
    const names = namesOf(section, draft);
    const { phase, problem, undo } = form.sections[section] ?? { phase: 'idle' };
    const isDirty = names.some((name) => name in draft.patch);
    // What was typed while the save ran is newer than what it would put back.
    const canUndo = undo !== undefined && !Object.keys(undo.patch).some((name) => name in draft.patch);
    const restingStatus = isDirty ? 'dirty' : phase === 'saved' ? 'saved' : 'clean';
    // Nothing is left to save, for one because the newest copy shows that it was stored although the answer was lost.
    const isOver = phase === 'failed' && !isDirty;
    return {
      status: phase === 'saving' || (phase === 'failed' && !isOver) ? phase : restingStatus,
      fields: names.map(String),
      problem: isOver ? undefined : problem,
      onSave: () => saveNow(section),
      onDiscard: () => setDraft((current) => withoutNames(current, namesOf(section, current))),
      onUndo: canUndo ? () => takeBack(section) : undefined,
    };
  }

  const sectionNames = Object.keys(sections) as Section[];
  return {
    value: { ...saved, ...draft.patch },
    saved,
    errors,
    conflicts,
    onEdit: (patch) => setDraft((current, options) => editDraft(current, saved, patch, options)),
    changedElsewhere: input.changedElsewhere(saved, form.draft as Draft<T>),
    onResolve: (name, keep) => setDraft((current, options) => resolveConflict(current, saved, { name, keep }, options)),
    sections: Object.fromEntries(sectionNames.map((name) => [name, makeSection(name)])) as Record<
      Section,
      EditorSection
    >,
  };
}

/** A failure has been read, and an undo forgone, once the person goes on editing. */
function withoutResults(sections: FormState['sections']): FormState['sections'] {
  const kept = Object.entries(sections).map(([name, { phase, sent }]): [string, SectionPhase] => [
    name,
    { phase: phase === 'failed' ? 'idle' : phase, sent },
  ]);
  return Object.fromEntries(kept);
}

function mergeOptionsOf<T>({ sections }: FormState, groups: FieldGroups<T> | undefined): MergeOptions<T> {
  const sent = Object.values(sections).flatMap((section) => section.sent ?? []);
  return { groups, sent: sent as Partial<T>[] };
}

/** The store knows fields by name only. */
function storable<T>(draft: Draft<T>): Draft<JsonObject> {
  return draft;
}

function pick<T extends object>(settings: T, names: readonly (keyof T)[]): Partial<T> {
  return Object.fromEntries(names.map((name) => [name, settings[name]])) as Partial<T>;
}
