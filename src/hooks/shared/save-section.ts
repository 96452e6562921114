import { settleDraft, type Draft } from '../../model/editor';
import { toProblem, type Problem } from '../../model/problem';
import type { JsonObject } from '../../model/tolerant';
import type { DraftStore, FormState, SectionPhase } from './drafts';

/** `Saving...` stands at least this long, and the saved text just as long (decisions, "Behaviour"). */
const NOTICE_MS = 1500;
/** How long a save can be taken back, once its notice is gone. */
const UNDO_MS = 8000;

interface SaveSectionInput<T> {
  drafts: DraftStore;
  key: string;
  section: string;
  sent: Draft<T>;
  save(this: void, draft: Draft<T>): Promise<T>;
}

/** Saves one section. What is edited meanwhile stays a draft; a failure keeps all of it and says why. */
export async function saveSection<T extends object>({ drafts, key, section, sent, save }: SaveSectionInput<T>) {
  const setPhase = (phase: SectionPhase) => {
    drafts.update(key, (state) => withSection(state, section, phase));
  };

  const inFlight = Object.keys(sent.patch);
  setPhase({ phase: 'saving', inFlight });
  const notice = pause(NOTICE_MS);
  try {
    const stored = await save(sent);
    drafts.update(key, (state) => ({
      ...withSection(state, section, { phase: 'saving' }),
      draft: settleDraft(state.draft, sent.patch as JsonObject, stored as JsonObject),
    }));
  } catch (thrown) {
    const problem = toProblem(thrown);
    setPhase({ phase: 'failed', problem, inFlight: leavesDoubt(problem) ? inFlight : undefined });
    return;
  }
  await notice;
  const undo = { patch: sent.base, base: sent.patch } as Draft<JsonObject>;
  const saved: SectionPhase = { phase: 'saved', undo };
  const undoable: SectionPhase = { phase: 'idle', undo };
  setPhase(saved);
  await pause(NOTICE_MS);
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
