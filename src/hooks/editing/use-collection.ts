import { useCallback, useMemo } from 'react';
import type { Action } from '../../model/core/action';
import {
  checkItems,
  collectionItems,
  flatItem,
  flatItems,
  flatNames,
  itemPatch,
  leftItems,
  readItem,
  uidsOf,
  type CollectionItem,
  type FlatItems,
  type ItemShape,
  type LeftItems,
} from '../../model/collection/collection';
import { findCreated, withCreated } from '../../model/collection/created-item';
import { listEditor } from '../../model/collection/list-editor';
import {
  findConflicts,
  notStored,
  rebaseDraft,
  wayOf,
  withoutNames,
  type ChangeWay,
  type Draft,
} from '../../model/core/draft';
import type { Editor } from '../../model/core/editor';
import { makeProblem, problemError } from '../../model/core/problem';
import { jsonEqual } from '../../model/core/json-equal';
import { readyRows, type ReadyRow, type Row } from '../../model/core/tolerant';
import { useChatdeck } from '../shared/chatdeck-context';
import type { DraftStore } from '../shared/drafts';
import { useWrite } from '../shared/write';
import type { EditorSource, SaveAnswer } from './editor-source';
import { useEditorState } from './use-editor';

/** How a list of items is read and written; created once, or stable between renders. */
export interface CollectionSource<Entity, Item extends object, Section extends string> {
  shape: ItemShape<Item, Section>;
  uidOf(entity: Entity): string;
  /** The editable fields of an item. */
  toItem(entity: Entity): Item;
  /** Turns an item's edits into what a save sends: as they will come back. */
  normalize?: ((patch: Partial<Item>) => Partial<Item>) | undefined;
  /** What `normalize` removes from the edits, to be named after the save. */
  leavesOut?: ((patch: Partial<Item>) => readonly string[]) | undefined;
  /** Refetches the list in the background. */
  read(): Promise<Row<Entity>[]>;
  /** Stores one item. Returns the resulting list, and the item's uid in it if the server has told. */
  send(save: ItemSave<Entity, Item>): Promise<{ rows: Row<Entity>[]; uid: string | undefined }>;
  /** Deletes an item and removes it from the list; `beforeGone` ends its draft in between. */
  remove(uid: string, beforeGone: () => void): Promise<void>;
}

export interface ItemSave<Entity, Item> {
  uid: string;
  /** The newest list and the item in it; absent for a new one. */
  rows: Row<Entity>[];
  row: ReadyRow<Entity> | undefined;
  /** The complete item to store. */
  item: Item;
  /** The fields that were edited. */
  patch: Partial<Item>;
  /** How they were edited, for the change log. */
  how: ChangeWay;
}

interface CollectionOptions<Entity, Item extends object, Section extends string> {
  key: string;
  scope: string;
  rows: readonly Row<Entity>[] | undefined;
  source: CollectionSource<Entity, Item, Section>;
  /** As in `useEditor`. */
  savedMs?: number | undefined;
  /** `isDone` unless more was typed into the item since. */
  onSaved?: ((this: void, uid: string, item: Item, isDone: boolean) => void) | undefined;
  onDeleted?: ((this: void, uid: string, item: Item) => void) | undefined;
}

interface Collection<Item extends object, Section extends string> {
  /** All items as one form; undefined until they are loaded. */
  all: Editor<FlatItems, string> | undefined;
  /** The same as a save bar shows it. */
  list: Editor<FlatItems, string> | undefined;
  items: CollectionItem<Item, Section>[] | undefined;
  /** Unsaved changes from a closed tab. */
  left: LeftItems<Item> | undefined;
  onItemEdit(this: void, uid: string, value: Partial<Item>): void;
  /** Discards an item's unsaved changes, as one step of the list's history. */
  onItemDiscard(this: void, uid: string): void;
  /** Ends the unsaved changes of an item that is being deleted. */
  onItemGone(this: void, uid: string): void;
  /** An item that the user changed outside its form: no news to them. Unsaved changes stay, also of the same fields. */
  onItemStored(this: void, uid: string, item: Item): void;
  deletion: Action;
  onDelete(this: void, uid: string): void;
}

/** A list whose items are edited separately, with the drafts, merging, conflicts, and undo of any form. */
export function useCollection<Entity, Item extends object, Section extends string>(
  options: CollectionOptions<Entity, Item, Section>,
): Collection<Item, Section> {
  const { key, scope, rows, source, savedMs, onSaved, onDeleted } = options;
  const { drafts } = useChatdeck();
  const { shape } = source;

  const saved = useMemo(() => rows && flatten(rows, source), [rows, source]);
  const check = useCallback((flat: FlatItems) => checkItems(flat, shape), [shape]);
  // Each item of the form is a section.
  const sections = useCallback(
    (flat: FlatItems) => Object.fromEntries(uidsOf(flat).map((uid) => [uid, flatNames(uid, shape)])),
    [shape],
  );
  const normalize = useCallback(
    (patch: FlatItems) => {
      const tidy = (uid: string) => source.normalize?.(itemPatch(patch, uid, shape)) ?? itemPatch(patch, uid, shape);
      return flatItems(uidsOf(patch).map((uid) => [uid, tidy(uid)]));
    },
    [source, shape],
  );
  const leavesOut = useCallback(
    (patch: FlatItems) => uidsOf(patch).flatMap((uid) => source.leavesOut?.(itemPatch(patch, uid, shape)) ?? []),
    [source, shape],
  );
  const save = useCallback<EditorSource<FlatItems, string>['save']>(
    async (draft, sentBefore) => {
      const [uid = ''] = uidsOf(draft.patch);
      const answer = await saveItem(source, uid, draft, { sentBefore, known: saved });
      const { stored, sent } = answer;
      const rest = itemPatch(drafts.get(key).draft.patch, uid, shape);
      const isDone = jsonEqual(rest, itemPatch(draft.patch, uid, shape));
      if (notStored(sent, stored).length === 0)
        onSaved?.(uid, readItem({ ...stored, ...draft.patch }, uid, shape), isDone);
      return answer;
    },
    [source, shape, saved, onSaved, drafts, key],
  );
  const goneFields = useCallback(
    (patch: Partial<FlatItems>, before: FlatItems, newest: FlatItems): FlatItems => {
      const gone = uidsOf(patch).filter((uid) => !flatNames(uid, shape).some((name) => name in newest));
      const names = gone.flatMap((uid) => flatNames(uid, shape)).filter((name) => name in before);
      return Object.fromEntries(names.map((name) => [name, before[name]]));
    },
    [shape],
  );
  const state = useEditorState({
    key,
    scope,
    saved,
    sections,
    check,
    normalize,
    leavesOut,
    goneFields,
    save,
    savedMs,
    isUndoable,
  });
  const all = state.editor;
  const items = useMemo(() => all && collectionItems(all, shape), [all, shape]);
  const list = useMemo(() => all && listEditor(all, shape), [all, shape]);
  const left = useMemo(() => all && leftItems(all, shape), [all, shape]);

  const onItemDiscard = (uid: string) => all?.sections[uid]?.onDiscard();
  const onItemGone = (uid: string) =>
    drafts.update(key, (form) => ({ ...form, draft: withoutNames(form.draft, flatNames(uid, shape)) }));
  const onItemStored = (uid: string, item: Item) => {
    const drafted = drafts.get(key).draft.patch;
    const own = Object.entries(flatItem(uid, item)).filter(([name]) => !(name in drafted));
    state.onOwnChange(Object.fromEntries(own));
  };
  const { action: deletion, start } = useWrite({
    of: key,
    scope,
    run: async ({ uid, item }: { uid: string; item: Item | undefined }) => {
      await source.remove(uid, () => onItemGone(uid));
      if (item) onDeleted?.(uid, item);
    },
  });
  return {
    all,
    list,
    items,
    left,
    onItemEdit: (uid, value) => all?.onEdit(flatItem(uid, value)),
    onItemDiscard,
    onItemGone,
    onItemStored,
    deletion,
    onDelete: (uid) => start({ uid, item: items?.find((each) => each.uid === uid)?.editor.value }),
  };
}

/** The uid of an item by now: the server may have named it when it was created. */
export function currentUid(drafts: DraftStore, key: string, uid: string): string {
  return drafts.get(key).renamed?.[uid] ?? uid;
}

/** A creation has no offer: undoing it would delete the item, which is a call of its own that asks first. */
function isUndoable({ base }: Draft<FlatItems>): boolean {
  return Object.values(base).some((value) => value !== undefined);
}

/**
 * Reads the newest list, applies an item's draft to its newest copy, or to the known one if it is gone, and saves it.
 * Rejects with a `conflict` if someone else changed one of the same fields.
 */
async function saveItem<Entity, Item extends object, Section extends string>(
  source: CollectionSource<Entity, Item, Section>,
  uid: string,
  draft: Draft<FlatItems>,
  { sentBefore, known = {} }: { sentBefore: readonly Partial<FlatItems>[]; known: FlatItems | undefined },
): Promise<SaveAnswer<FlatItems> & { stored: FlatItems; sent: Draft<FlatItems> }> {
  const { shape, uidOf, toItem } = source;
  const rows = await source.read();
  const newest = flatten(rows, source);
  const ready = rows.filter((each): each is ReadyRow<Entity> => each.status === 'ready');
  const own = ready.find(({ data }) => uidOf(data) === uid);
  const rebased = rebaseDraft(draft, newest, { sent: sentBefore });
  if (own && Object.keys(findConflicts(rebased, newest)).length > 0) throw problemError(makeProblem('conflict'));
  // One that someone else has deleted is created again with all that it had.
  const item = readItem({ ...(own ? newest : known), ...draft.patch }, uid, shape);
  // An earlier attempt whose answer was lost may have created it, under a name of the server's.
  const earlier = sentBefore.map((patch) => readItem(patch as FlatItems, uid, shape));
  const made = own ? undefined : ready.find(({ data }) => earlier.some((each) => jsonEqual(each, toItem(data))));
  // One that needs no change is found by the source, which logs its creation.
  const row = own ?? (made && !jsonEqual(toItem(made.data), item) ? made : undefined);
  const patch = itemPatch(draft.patch, uid, shape);
  const answer = await source.send({ uid, rows, row, item, patch, how: wayOf(draft) });
  const all = flatten(answer.rows, source);
  const sent = made ? { ...draft, base: flatItem(uid, toItem(made.data)) } : rebased;
  const created = own ? undefined : findCreated(answer, item, source);
  if (!created) return { stored: all, sent };
  const [to, fields] = [uidOf(created), toItem(created)];
  return {
    stored: { ...all, ...flatItem(uid, fields) },
    sent,
    created: {
      section: to,
      fields: flatItem(to, fields),
      rename: (form) => withCreated(form, { from: uid, to, item: fields }, shape),
    },
  };
}

function flatten<Entity, Item extends object>(
  rows: readonly Row<Entity>[],
  { uidOf, toItem }: Pick<CollectionSource<Entity, Item, string>, 'uidOf' | 'toItem'>,
): FlatItems {
  return flatItems(readyRows(rows).map((entity) => [uidOf(entity), toItem(entity)]));
}
