import { useSyncExternalStore } from 'react';
import { emptyDraft } from '../../model/core/editor';
import { useChatdeck } from './chatdeck-context';

type Entered<Name extends string> = Partial<Record<Name, string>>;

/**
 * What a person has entered into a form that is sent at once, and not sent yet. It survives a reload and the way to
 * another page, as the drafts of settings do. `place` names the form within the session.
 */
export function useFormDraft<Name extends string>(place: string, names: readonly Name[]) {
  const { client, drafts } = useChatdeck();
  const key = `${client.session.id}/${place}`;
  const read = () => drafts.get(key).draft.patch;
  const patch = useSyncExternalStore(drafts.subscribe, read, read);
  const textsOf = (fields: typeof patch) =>
    Object.fromEntries(
      names.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]]] : [])),
    ) as Entered<Name>;

  return {
    entered: textsOf(patch),
    /** With what was entered in this very event. */
    latest: () => textsOf(read()),
    enter: (change: Entered<Name>) =>
      drafts.update(key, (form) => ({ ...form, draft: { patch: { ...form.draft.patch, ...change }, base: {} } })),
    end: () => drafts.update(key, (form) => ({ ...form, draft: emptyDraft() })),
  };
}
