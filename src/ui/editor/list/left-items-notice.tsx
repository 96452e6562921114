import { flatItem, type LeftItems } from '../../../model/collection/collection';
import type { EditorSection } from '../../../model/core/editor';
import { useMemo } from 'react';
import type { FieldTexts } from '../editor-context';
import { EditorFrame } from '../editor-frame';
import type { AnyEditor } from '../frame-store';
import { noList, useList, useListTexts } from './use-list';

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
  const texts = useListTexts(
    left.items.map(({ uid }) => uid),
    fields,
  );
  return (
    <EditorFrame editor={editor} fields={texts}>
      <ItemTitles items={left.items.map(({ uid, patch, value }) => ({ uid, title: nameOf({ ...patch, ...value }) }))} />
    </EditorFrame>
  );
}

function ItemTitles({ items }: { items: Parameters<typeof useList>[0] }) {
  useList(items);
  return null;
}

/** The list as one form, with each item as a section. */
function editorOf<Item extends object>({ items, ...left }: LeftItems<Item>): AnyEditor {
  const value = Object.assign({}, ...items.map((item) => flatItem(item.uid, item.value ?? {}))) as AnyEditor['value'];
  const patches = items.map(({ uid, patch }) => [uid, flatItem(uid, patch)] as const);
  const sections = patches.map(([uid, patch]): [string, EditorSection] => [
    uid,
    { status: 'clean', fields: Object.keys(patch), onSave: noList.onSaveAll, onDiscard: noList.onDiscardAll },
  ]);
  return {
    ...noList,
    value,
    saved: value,
    sections: Object.fromEntries(sections),
    leftDraft: { ...left, patch: Object.assign({}, ...patches.map(([, patch]) => patch)) as AnyEditor['value'] },
  };
}
