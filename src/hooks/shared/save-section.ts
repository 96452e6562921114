import { draftAfterSave, type Draft, type FieldGroups } from '../../model/core/editor';
import { toProblem, type Problem } from '../../model/core/problem';
import type { JsonObject } from '../../model/core/tolerant';
import type { DraftStore, FormState, SectionPhase } from './drafts';

/** `Saving...` stands at least this long, and the saved text just as long. */
const NOTICE_MS = 1500;
/** How long a save can be taken back, once its notice is gone. */
const UNDO_MS = 8000;

interface SaveSectionInput<T> {
  drafts: DraftStore;
  key: string;
  section: string;
  draft: Draft<T>;
  groups: FieldGroups<T> | undefined;
  save: SaveDraft<T>;
  /** How long "Saved" shows, in milliseconds, if not the usual time. */
  savedMs?: number | undefined;
}

/**
 * Stores the draft's fields over the newest copy and gives the stored settings. `sentBefore` holds what was sent
 * earlier and had no answer.
 */
export type SaveDraft<T> = (this: void, draft: Draft<T>, sentBefore: readonly Partial<T>[]) => Promise<T>;

/** Saves one section. What is edited meanwhile stays a draft; a failure keeps all of it and says why. */
export async function saveSection<T extends object>(input: SaveSectionInput<T>) {
  const { drafts, key, section, draft, groups, save, savedMs = NOTICE_MS } = input;
  const setPhase = (phase: SectionPhase) => {
    drafts.update(key, (state) => withSection(state, section, phase));
  };

  const patch = draft.patch as JsonObject;
  const sentBefore = drafts.get(key).sections[section]?.sent ?? [];
  setPhase({ phase: 'saving', sent: [...sentBefore, patch] });
  const notice = pause(NOTICE_MS);
  try {
    const stored = await save(draft, sentBefore as readonly Partial<T>[]);
    drafts.update(key, (state) => ({
      ...withSection(state, section, { phase: 'saving' }),
      draft: draftAfterSave(state.draft as Draft<T>, draft.patch, stored, { groups }),
    }));
  } catch (thrown) {
    const problem = toProblem(thrown);
    const { sent = [] } = drafts.get(key).sections[section] ?? {};
    const unanswered = leavesDoubt(problem) ? sent : sent.filter((other) => other !== patch);
    setPhase({ phase: 'failed', problem, sent: unanswered });
    return;
  }
  await notice;
  const undo = { patch: draft.base, base: draft.patch } as Draft<JsonObject>;
  const saved: SectionPhase = { phase: 'saved', undo };
  const undoable: SectionPhase = { phase: 'idle', undo };
  setPhase(saved);
  await pause(savedMs);
  drafts.update(key, (state) => (state.sections[section] === saved ? withSection(state, section, undoable) : state));
  await pause(UNDO_MS);
  drafts.update(key, (state) => (state.sections[section] === undoable ? withSection(state, section) : state));
}

/** Whether what was sent may have been stored, although the answer says nothing of it. */
function leavesDoubt({ kind }: Problem): boolean {
  return kind === 'offline' || kind === 'timeout' || kind === 'server' || kind === 'unexpectedAnswer';
}

function withSection(state: FormState, section: string, phase: SectionPhase = { phase: 'idle' }): FormState {
  return { ...state, sections: { ...state.sections, [section]: phase } };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
