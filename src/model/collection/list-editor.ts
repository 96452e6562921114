import {
  fieldOf,
  flatItem,
  flatItems,
  flatName,
  flatNames,
  itemErrors,
  itemStatus,
  liveOf,
  uidsOf,
  type CollectionItem,
  type FlatItems,
  type ItemShape,
} from './collection';
import type { Editor, EditorHistory, EditorSection } from '../core/editor';

/** A list as one form, for its save bar and review: each item is a section, and a new item is one change. */
export function listEditor<Item extends object>(
  all: Editor<FlatItems, string>,
  shape: ItemShape<Item, string>,
): Editor<FlatItems, string> {
  const added = uidsOf(all.value).filter((uid) => itemStatus(all, uid, shape) === 'new');
  const groups = added.map((uid) => flatNames(uid, shape));
  const isNew = new Set(groups.flat());
  const ofNew = Object.entries(all.errors).filter(([name]) => isNew.has(name));
  return {
    ...all,
    errors: { ...all.errors, ...itemErrors('new', Object.fromEntries(ofNew)) },
    groups,
    // The items show their own.
    changedElsewhere: undefined,
    leftDraft: undefined,
    live: all.live && liveOf(all.live, '', shape, (now) => listEditor(now, shape)),
  };
}

/** The same for a host that has the items' forms alone. */
export function combinedEditor<Item extends object, Section extends string>(
  items: readonly Pick<CollectionItem<Item, Section>, 'uid' | 'editor'>[],
): Editor<FlatItems, string> {
  const flat = <Value extends object>(read: (editor: Editor<Item, Section>) => object) =>
    flatItems(items.map(({ uid, editor }) => [uid, read(editor)])) as Value;
  const own = (uid: string, fields: FlatItems) =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([name]) => name === flatName(uid, fieldOf(name)))
        .map(([name, value]) => [fieldOf(name), value]),
    ) as Partial<Item>;
  const sections = items.flatMap(({ uid, editor }) =>
    Object.values<EditorSection>(editor.sections).map((section): [string, EditorSection] => [
      uid,
      { ...section, fields: Object.keys(flatItem(uid, editor.value)) },
    ]),
  );
  const travel = (way: 'onUndo' | 'onRedo', can: 'canUndo' | 'canRedo') => () => {
    const item = items.find(({ editor }) => editor.history?.[can]);
    return item?.editor.history?.[way]().map((name) => flatName(item.uid, name)) ?? [];
  };
  const history: EditorHistory = {
    canUndo: items.some(({ editor }) => editor.history?.canUndo),
    canRedo: items.some(({ editor }) => editor.history?.canRedo),
    onUndo: travel('onUndo', 'canUndo'),
    onRedo: travel('onRedo', 'canRedo'),
  };
  const open = sections.map(([, section]) => section).filter(({ status }) => status !== 'clean' && status !== 'saved');
  return {
    value: flat((editor) => editor.value),
    saved: flat((editor) => (editor.isNew ? {} : editor.saved)),
    errors: flat((editor) => editor.errors),
    conflicts: flat((editor) => editor.conflicts),
    groups: items
      .filter(({ editor }) => editor.isNew)
      .map(({ uid, editor }) => Object.keys(flatItem(uid, editor.value))),
    sections: Object.fromEntries(sections),
    history,
    onEdit(patch, step) {
      for (const { uid, editor } of items) {
        const part = own(uid, patch);
        if (Object.keys(part).length > 0) editor.onEdit(part, step);
      }
    },
    onResolve(name, keep) {
      for (const { uid, editor } of items) {
        for (const field of Object.keys(own(uid, { [name]: true }))) editor.onResolve(field as keyof Item, keep);
      }
    },
    onSaveAll: () => open.forEach((each) => (each.status === 'saving' ? each.onSaveAgain?.() : each.onSave())),
    onDiscardAll: () => open.forEach((each) => each.onDiscard()),
  };
}
