import { useSyncExternalStore } from 'react';
import { emptyDraft } from '../../model/core/draft';
import type { JsonObject } from '../../model/core/tolerant';
import { useChatdeck } from '../shared/chatdeck-context';

/** What was typed into a small form but not yet sent. */
export interface FormDraft {
  /** Identifies the form within the session. */
  key: string;
  entered: JsonObject;
  /** Like `entered`, but includes edits made since the last render. */
  latest(): JsonObject;
  enter(change: JsonObject): void;
  end(): void;
}

/** Survives a reload and navigation, like the drafts of settings. `place` identifies the form within the session. */
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
