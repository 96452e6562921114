import { useSyncExternalStore } from 'react';
import { emptyDraft } from '../../model/core/editor';
import type { JsonObject } from '../../model/core/tolerant';
import { useChatdeck } from '../shared/chatdeck-context';

/** What a person has entered into a small form and not sent yet. */
export interface FormDraft {
  /** The form within the session. */
  key: string;
  entered: JsonObject;
  /** With what was entered in this very event. */
  latest(): JsonObject;
  enter(change: JsonObject): void;
  end(): void;
}

/** Survives a reload and the way to another page, as the drafts of settings do. `place` names the form in the session. */
export function useFormDraft(place: string): FormDraft {
  const { client, drafts } = useChatdeck();
  const key = `${client.session.id}/${place}`;
  const latest = () => drafts.get(key).draft.patch;
  return {
    key,
    entered: useSyncExternalStore(drafts.subscribe, latest, latest),
    latest,
    enter: (change) =>
      drafts.update(key, (form) => ({ ...form, draft: { patch: { ...form.draft.patch, ...change }, base: {} } })),
    end: () => drafts.update(key, (form) => ({ ...form, draft: emptyDraft() })),
  };
}
