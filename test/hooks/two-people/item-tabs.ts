import { act, renderHook } from '@testing-library/react';
import { useQuestionGroupsTab, useSavedRepliesTab } from 'chatdeck/hooks';
import { readTree, type Editor } from 'chatdeck/model';
import type { FlatItems } from 'chatdeck/model/collection/collection';
import { makeQuestionGroupRecord } from 'chatdeck/testing';
import type { wrapperFor } from '../network';

/** An item's fields that people change here. */
export interface Fields {
  label: string;
  text: string;
}

interface ItemForm {
  value: Fields;
  onEdit(patch: Partial<Fields>): void;
  onSave(): void;
}

/** A tab whose items are created and saved one by one, as one person has it open. */
export interface ItemTab {
  /** All items; undefined while they load. */
  all(): Editor<FlatItems, string> | undefined;
  isDeleting(): boolean;
  /** Adds an item and returns its uid so far. */
  add(fields: Fields): string;
  /** The form of an item under any uid it has had. */
  form(uid: string): ItemForm;
  discard(uid: string): void;
  remove(uid: string): void;
}

export type Wrapper = ReturnType<typeof wrapperFor>;

export function openReplies(wrapper: Wrapper): ItemTab {
  const tab = renderHook(() => useSavedRepliesTab(11), { wrapper });
  const list = () => (tab.result.current.replies.status === 'ready' ? tab.result.current.replies.data : undefined);
  const formNow = () => {
    const editor = list()?.open?.editor;
    if (!editor) throw new Error('No reply is open.');
    return editor.live?.get() ?? editor;
  };
  const openForm = (uid: string): ItemForm => {
    act(() => tab.result.current.onOpenUidChange(uid));
    const { value, onEdit, sections } = formNow();
    return {
      value: { label: value.label, text: value.response },
      onEdit: ({ text, ...rest }) => onEdit({ ...rest, ...(text !== undefined && { response: text }) }),
      onSave: sections.reply.onSave,
    };
  };
  return {
    all: () => list()?.all,
    isDeleting: () => tab.result.current.deletion.status === 'busy',
    add({ label, text }) {
      act(() => tab.result.current.onAdd?.());
      const uid = list()?.open?.uid ?? '';
      act(() => formNow().onEdit({ label }));
      act(() => formNow().onEdit({ response: text }));
      return uid;
    },
    form: openForm,
    discard: (uid) => act(() => tab.result.current.onDiscard(uid)),
    remove: (uid) => act(() => tab.result.current.onDelete?.(uid)),
  };
}

export function openGroups(wrapper: Wrapper): ItemTab {
  const tab = renderHook(() => useQuestionGroupsTab(11), { wrapper });
  const list = () => (tab.result.current.groups.status === 'ready' ? tab.result.current.groups.data : undefined);
  const entry = (uid: string) => {
    const editor = list()?.entries.find((each) => each.uid === uid)?.editor;
    if (!editor) throw new Error(`There is no group ${uid}.`);
    return editor.live?.get() ?? editor;
  };
  const reading = readTree(makeQuestionGroupRecord().treeJson);
  const tree = reading.status === 'ready' ? reading.data : [];
  return {
    all: () => list()?.all,
    isDeleting: () => tab.result.current.deletion.status === 'busy',
    add({ label, text }) {
      act(() => tab.result.current.onAddCopy?.({ label, prompt: text, shortcut: '', tree: [...tree] }));
      return tab.result.current.selectedUid ?? '';
    },
    form(uid) {
      const { value, onEdit, sections } = entry(uid);
      return {
        value: { label: value.label, text: value.prompt },
        onEdit: ({ text, ...rest }) => onEdit({ ...rest, ...(text !== undefined && { prompt: text }) }),
        onSave: sections.group.onSave,
      };
    },
    discard: (uid) => act(() => entry(uid).onDiscardAll()),
    remove: (uid) => act(() => tab.result.current.onDelete?.(uid)),
  };
}
