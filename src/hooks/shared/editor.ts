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
  saveHindrance,
  withoutNames,
  type Draft,
  type Editor,
  type EditorSection,
} from '../../model/editor';
import type { JsonObject } from '../../model/tolerant';
import type { DraftStore, FormState, SectionPhase } from './drafts';
import { useChangedElsewhere } from './changed-elsewhere';
import { useChatdeck } from './provider';
import { saveSection } from './save-section';

export interface EditorOptions<T, Section extends string> {
  /** Names the draft: session, person, widget, tab. */
  key: string;
  /** The newest server copy; undefined while there is none yet. */
  saved: T | undefined;
  sections: Record<Section, readonly (keyof T)[]>;
  check(this: void, value: T): Editor<T, Section>['errors'];
  /** Stores the draft's fields over the newest copy and gives the stored settings. Stable between renders. */
  save(this: void, draft: Draft<T>): Promise<T>;
}

/** Keeps a patch and the base of each touched field; everything that the form shows follows from them. */
export function useEditor<T extends object, Section extends string>(
  options: EditorOptions<T, Section>,
): Editor<T, Section> | undefined {
  const { drafts } = useChatdeck();
  const { key, saved, sections, check, save } = options;
  const form = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.get(key),
    () => drafts.get(key),
  );

  const { changedElsewhere, noteOwnSave } = useChangedElsewhere(key, saved);
  const saveAndNote = useCallback(
    async (draft: Draft<T>) => {
      const stored = await save(draft);
      noteOwnSave(stored, draftNames(draft));
      return stored;
    },
    [save, noteOwnSave],
  );
  useDoneDraft(drafts, key, saved);

  return useMemo(
    () => saved && makeEditor({ drafts, key, form, saved, sections, check, save: saveAndNote, changedElsewhere }),
    [drafts, key, form, saved, sections, check, saveAndNote, changedElsewhere],
  );
}

/** Ends in the store, too, what the newest copy has made done, so that no mark of a draft outlives it. */
function useDoneDraft(drafts: DraftStore, key: string, saved: object | undefined) {
  useEffect(() => {
    if (!saved || !drafts.has(key)) return;
    drafts.update(key, (state) => {
      const sections = withoutDoubts(state.sections);
      return { sections, draft: rebaseDraft(state.draft, saved as JsonObject, inFlightOf({ ...state, sections })) };
    });
  }, [drafts, key, saved]);
}

/** The newest copy tells whether a save that failed was stored. */
function withoutDoubts(sections: FormState['sections']): FormState['sections'] {
  const known = Object.entries(sections).map(([name, state]) => [
    name,
    state.phase === 'saving' ? state : { ...state, inFlight: undefined },
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
  const { drafts, key, form, saved, sections, check, save } = input;
  const draft = rebaseDraft(form.draft as Draft<T>, saved, inFlightOf(form));
  const errors = newErrors(check, draft, saved);
  const conflicts = findConflicts(draft, saved);

  function setDraft(change: (draft: Draft<T>, inFlight: readonly string[]) => Draft<T>) {
    drafts.update(key, (state) => ({
      draft: change(state.draft as Draft<T>, inFlightOf(state)),
      sections: withoutResults(state.sections),
    }));
  }

  /** As an edit first, so that a failure or somebody else's later change leaves it as a draft. */
  function takeBack(section: Section, undo: Draft<T>) {
    setDraft((current, inFlight) => rebaseDraft(layDraft(current, undo), saved, inFlight));
    const sent = pickDraft(drafts.get(key).draft as Draft<T>, draftNames(undo));
    if (!isEmptyDraft(sent)) void saveSection({ drafts, key, section, sent, save });
  }

  function makeSection(section: Section): EditorSection {
    const names = sections[section];
    const { phase, problem, undo } = form.sections[section] ?? { phase: 'idle' };
    const isDirty = names.some((name) => name in draft.patch);
    const isBlocked = saveHindrance({ errors, conflicts }, names) !== undefined;
    // What was typed while the save ran is newer than what it would put back.
    const canUndo = undo !== undefined && !Object.keys(undo.patch).some((name) => name in draft.patch);
    const restingStatus = isDirty ? 'dirty' : phase === 'saved' ? 'saved' : 'clean';
    return {
      status: phase === 'saving' || phase === 'failed' ? phase : restingStatus,
      fields: names.map(String),
      problem,
      onSave: () => {
        if (phase === 'saving' || !isDirty || isBlocked) return;
        void saveSection({ drafts, key, section, sent: pickDraft(draft, names), save });
      },
      onDiscard: () => setDraft((current) => withoutNames(current, names)),
      onUndo: canUndo ? () => takeBack(section, undo as Draft<T>) : undefined,
    };
  }

  const sectionNames = Object.keys(sections) as Section[];
  return {
    value: { ...saved, ...draft.patch },
    saved,
    errors,
    conflicts,
    onEdit: (patch) => setDraft((current, inFlight) => editDraft(current, saved, patch, inFlight)),
    changedElsewhere: input.changedElsewhere(saved, draft),
    onResolve: (name, keep) => setDraft((current) => resolveConflict(current, saved, name, keep)),
    sections: Object.fromEntries(sectionNames.map((name) => [name, makeSection(name)])) as Record<
      Section,
      EditorSection
    >,
  };
}

/** A failure has been read, and an undo forgone, once the person goes on editing. */
function withoutResults(sections: FormState['sections']): FormState['sections'] {
  const kept = Object.entries(sections).map(([name, { phase, inFlight }]): [string, SectionPhase] => [
    name,
    { phase: phase === 'failed' ? 'idle' : phase, inFlight },
  ]);
  return Object.fromEntries(kept);
}

function inFlightOf({ sections }: FormState): string[] {
  return Object.values(sections).flatMap(({ inFlight = [] }) => inFlight);
}
