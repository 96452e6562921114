import { QueryClient, useMutation } from '@tanstack/react-query';
import { useCallback, useContext, useEffect, useId, useMemo, useState, useSyncExternalStore } from 'react';
import type { Editor } from '../../model/core/editor';
import { ChatdeckContext } from '../shared/chatdeck-context';
import { createDraftStore } from '../shared/drafts';
import { writeDefaults } from '../shared/write';
import type { EditorSource, SaveDraft } from './editor-source';
import { createEditorStore } from './editor-store';

export interface EditorOptions<T, Section extends string> extends Omit<EditorSource<T, Section>, 'save'>, FormPlace {
  save: SaveDraft<T>;
}

export interface FormPlace {
  /**
   * Names the draft, ideally by person, item, and form. Inside a `ChatdeckProvider`, the draft then survives the
   * component and the browser tab. Without a key, it is kept in memory and ends with the component.
   */
  key?: string | undefined;
  /** Saves of the same scope wait for each other; saves of one form always do. */
  scope?: string | undefined;
}

interface EditorState<T, Section extends string> {
  editor: Editor<T, Section> | undefined;
  /** Settings that the user changed outside the form: no news to them, and no longer a draft. */
  onOwnChange(this: void, own: Partial<T>): void;
}

/**
 * An editor for a form whose settings come from anywhere: drafts, merging with other people's saves, conflicts, undo,
 * and save states. Undefined until `saved` is known. Renders its component when fields become changed, invalid, or
 * conflicting, and as a save progresses; `editor.live` has every keystroke.
 */
export function useEditor<T extends object, Section extends string>(
  options: EditorOptions<T, Section>,
): Editor<T, Section> | undefined {
  const { save } = options;
  return useEditorState({ ...options, save: async (...args) => ({ stored: (await save(...args)) ?? undefined }) })
    .editor;
}

export function useEditorState<T extends object, Section extends string>(
  options: EditorSource<T, Section> & FormPlace,
): EditorState<T, Section> {
  const { key, scope, save, ...source } = options;
  const own = useId();
  const { drafts, queryClient } = useEditingContext(key !== undefined);
  const { mutateAsync } = useMutation(
    {
      ...writeDefaults,
      scope: { id: scope ?? key ?? own },
      mutationFn: ([draft, sentBefore]: Parameters<SaveDraft<T>>) => save(draft, sentBefore),
    },
    queryClient,
  );
  const store = useMemo(() => createEditorStore<T, Section>(drafts, key ?? own), [drafts, key, own]);
  const saveInTurn = useCallback((...args: Parameters<SaveDraft<T>>) => mutateAsync(args), [mutateAsync]);
  store.put({ ...source, save: saveInTurn });
  useEffect(() => store.tell());
  useSyncExternalStore(store.subscribe, store.getCoarse, store.getCoarse);
  // Whatever caused the render, it shows the newest values.
  return { editor: store.get(), onOwnChange: store.noteOwnChange };
}

/** The provider's stores, if there is one. Drafts without a key are kept by the component. */
function useEditingContext(hasKey: boolean) {
  const shared = useContext(ChatdeckContext);
  const [own] = useState(() => ({ drafts: createDraftStore({ storage: null }), queryClient: new QueryClient() }));
  return {
    drafts: shared && hasKey ? shared.drafts : own.drafts,
    queryClient: shared?.queryClient ?? own.queryClient,
  };
}
