import { useSyncExternalStore } from 'react';
import { emptyDraft } from '../../model/core/draft';
import type { JsonObject } from '../../model/core/tolerant';
import { useChatdeck } from '../shared/chatdeck-context';

/** What a person has typed into a small form but not yet sent. */
export interface FormDraft {
  /** The form within the session. */
  key: string;
  entered: JsonObject;
  /** Like `entered`, but includes edits made since the last render. */
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
