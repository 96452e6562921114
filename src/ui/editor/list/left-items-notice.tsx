import { flatItem, type LeftItems } from '../../../model/core/collection';
import type { EditorSection } from '../../../model/core/editor';
import { useEffect, useMemo } from 'react';
import { useEditorFrame, type FieldTexts } from '../editor-context';
import { EditorFrame } from '../editor-frame';
import type { AnyEditor } from '../frame-store';

interface LeftItemsNoticeProps<Item extends object> {
  left: LeftItems<Item>;
  /** Texts of an item's fields. Keep the same object between renders. */
  fields: Readonly<Partial<Record<keyof Item, FieldTexts>>>;
  /** Names an item for people. */
  nameOf(item: Partial<Item>): string;
}

/** A list's changes from a closed tab, to restore, review by item, or discard. */
export function LeftItemsNotice<Item extends object>({ left, fields, nameOf }: LeftItemsNoticeProps<Item>) {
  const editor = useMemo(() => editorOf(left), [left]);
  const texts = useMemo(
    () => Object.assign({}, ...left.items.map(({ uid }) => flatItem(uid, fields))) as Record<string, FieldTexts>,
    [left, fields],
  );
  return (
    <EditorFrame editor={editor} fields={texts}>
      {left.items.map(({ uid, patch, value }) => (
        <ItemTitle key={uid} uid={uid} title={nameOf({ ...patch, ...value })} />
      ))}
    </EditorFrame>
  );
}

/** What the review calls an item. */
function ItemTitle({ uid, title }: { uid: string; title: string }) {
  const { store } = useEditorFrame();
  useEffect(() => void store.titles.set(uid, title), [store, uid, title]);
  return null;
}

/** The list as one form, with each item as a section. */
function editorOf<Item extends object>({ items, ...left }: LeftItems<Item>): AnyEditor {
  const value = Object.assign({}, ...items.map((item) => flatItem(item.uid, item.value ?? {}))) as AnyEditor['value'];
  const patches = items.map(({ uid, patch }) => [uid, flatItem(uid, patch)] as const);
  const sections = patches.map(([uid, patch]): [string, EditorSection] => [
    uid,
    { status: 'clean', fields: Object.keys(patch), onSave: nothing, onDiscard: nothing },
  ]);
  return {
    value,
    saved: value,
    onEdit: nothing,
    errors: {},
    conflicts: {},
    onResolve: nothing,
    sections: Object.fromEntries(sections),
    onSaveAll: nothing,
    onDiscardAll: nothing,
    leftDraft: { ...left, patch: Object.assign({}, ...patches.map(([, patch]) => patch)) as AnyEditor['value'] },
  };
}

const nothing = () => undefined;
