import { useEffect, useMemo } from 'react';
import { flatItem, type FlatItems } from '../../../model/collection/collection';
import type { Editor } from '../../../model/core/editor';
import { useEditorFrame, type FieldTexts } from '../editor-context';
import type { FormAbilities } from '../frame-store';

interface ListedItem {
  uid: string;
  /** Names it for people. */
  title: string;
}

/** What the bar and the review around a list call its items, and how they open one. */
export function useList(items: readonly ListedItem[], open?: FormAbilities['open']): void {
  const { store } = useEditorFrame();
  useEffect(() => {
    for (const { uid, title } of items) store.titles.set(uid, title);
  }, [store, items]);
  useEffect(() => store.join({ open }), [store, open]);
}

/** The texts of all items' fields. `uids` is one text, so that it stays the same. */
export function useListTexts<Field extends string>(
  uids: readonly string[],
  fields: Readonly<Partial<Record<Field, FieldTexts>>>,
): Readonly<Record<string, FieldTexts>> {
  const key = uids.join('\n');
  return useMemo(
    () => Object.assign({}, ...key.split('\n').map((uid) => flatItem(uid, fields))) as Record<string, FieldTexts>,
    [key, fields],
  );
}

/** Of a list that isn't there, or whose host has no form of it. */
export const noList: Editor<FlatItems, string> = {
  value: {},
  saved: {},
  onEdit: () => undefined,
  errors: {},
  conflicts: {},
  onResolve: () => undefined,
  onSaveAll: () => undefined,
  onDiscardAll: () => undefined,
  sections: {},
};
