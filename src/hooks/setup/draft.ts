import { useSyncExternalStore } from 'react';
import { emptyDraft } from '../../model/editor';
import type { Id, JsonObject } from '../../model/tolerant';
import { useChatdeck } from '../shared/provider';

/** What a person has entered in the setup and not sent yet. */
export interface SetupDraft {
  channelId: string;
  channelName: string;
}

/** Survives a reload and the way to another page, and ends with the choice of a channel. */
export function useSetupDraft(person: string, widgetId: Id) {
  const { client, drafts } = useChatdeck();
  const key = `${client.session.id}/${person}/${String(widgetId)}/setup`;
  const read = () => drafts.get(key).draft.patch;
  const patch = useSyncExternalStore(drafts.subscribe, read, read);
  return {
    draft: { channelId: textOf(patch, 'channelId'), channelName: textOf(patch, 'channelName') },
    edit: (change: Partial<SetupDraft>) =>
      drafts.update(key, (form) => ({ ...form, draft: { patch: { ...form.draft.patch, ...change }, base: {} } })),
    end: () => drafts.update(key, (form) => ({ ...form, draft: emptyDraft() })),
  };
}

function textOf(patch: JsonObject, name: keyof SetupDraft): string {
  const value = patch[name];
  return typeof value === 'string' ? value : '';
}
