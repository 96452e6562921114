import { act, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useEditor } from 'chatdeck/hooks';
import type { Draft, Editor } from 'chatdeck/model';
import { clientFor, storage, wrapperFor } from '../network';

interface Profile {
  name: string;
  age: number | null;
}

const sections = { about: ['name', 'age'] } as const;

const patience = { timeout: 5000 };

/** A host with a custom backend and no provider. */
function useProfile(put: (draft: Draft<Profile>) => Promise<Partial<Profile>>) {
  const [saved, setSaved] = useState<Profile>({ name: 'Ada', age: 36 });
  const editor = useEditor<Profile, 'about'>({
    saved,
    sections,
    check: ({ name }) => (name.trim() === '' ? { name: 'required' } : {}),
    save: async (draft) => {
      const stored = { ...saved, ...(await put(draft)) };
      setSaved(stored);
      return stored;
    },
  });
  return { editor: ready(editor), setSaved };
}

function ready(editor: Editor<Profile, 'about'> | undefined) {
  if (!editor) throw new Error('There is no editor yet.');
  return editor;
}

it('useEditor gives a host with a custom backend drafts, checks, saves, and undo, without a provider', async () => {
  const put = vi.fn((draft: Draft<Profile>) => Promise.resolve(draft.patch));
  const { result } = renderHook(() => useProfile(put));
  act(() => result.current.editor.onEdit({ name: '' }));
  act(() => result.current.editor.onSaveAll());
  expect(put).not.toHaveBeenCalled();
  expect(result.current.editor.errors).toEqual({ name: 'required' });

  act(() => result.current.editor.onEdit({ name: 'Grace' }));
  act(() => result.current.editor.onSaveAll());
  await waitFor(() => expect(result.current.editor.sections.about.status).toBe('saved'), patience);
  expect(put).toHaveBeenCalledWith({ patch: { name: 'Grace' }, base: { name: 'Ada' } });
  expect(result.current.editor.saved.name).toBe('Grace');

  act(() => result.current.editor.sections.about.onUndo?.());
  await waitFor(() => expect(result.current.editor.saved.name).toBe('Ada'));
});

it('useEditor merges what others save, asks about the same field, and keeps a draft that the backend did not store', async () => {
  const { result } = renderHook(() => useProfile(() => Promise.resolve({})));
  act(() => result.current.editor.onEdit({ name: 'Grace' }));
  act(() => result.current.setSaved({ name: 'Ada', age: 37 }));
  expect(result.current.editor.value).toEqual({ name: 'Grace', age: 37 });
  act(() => result.current.setSaved({ name: 'Alan', age: 37 }));
  expect(result.current.editor.conflicts).toEqual({ name: { mine: 'Grace', theirs: 'Alan' } });
  act(() => result.current.editor.onResolve('name', 'mine'));

  act(() => result.current.editor.onSaveAll());
  await waitFor(() => expect(result.current.editor.sections.about.status).toBe('failed'), patience);
  expect(result.current.editor.sections.about.problem).toMatchObject({ code: 'not_stored', path: 'name' });
  expect(result.current.editor.value.name).toBe('Grace');
});

it('useEditor without a key keeps its draft in memory, inside a provider as well', () => {
  const options = { wrapper: wrapperFor(clientFor('token')) };
  const { result, unmount } = renderHook(() => useProfile(() => Promise.resolve({})), options);
  act(() => result.current.editor.onEdit({ name: 'Grace' }));
  expect(result.current.editor.value.name).toBe('Grace');
  unmount();
  expect(storage.text()).not.toContain('Grace');
  const { result: next } = renderHook(() => useProfile(() => Promise.resolve({})), options);
  expect(next.current.editor.value.name).toBe('Ada');
});
