import type { Editor, EditorHistory, EditorSection, ErrorCode, LeftDraft, LiveEditor } from '../core/editor';
import type { JsonObject } from '../core/tolerant';

/*
 * A list's items are edited as one form, so a single draft covers all unsaved changes. An item's field is named
 * `uid/field` in it, and each item is a section.
 */

/** All items' fields, keyed by uid and field. */
export type FlatItems = JsonObject;

/** Describes the items of a list. */
export interface ItemShape<Item extends object, Section extends string> {
  /** The name of an item's only section. */
  section: Section;
  /** An empty item with every field. */
  blank: Item;
  /** Validation errors that block saving an item. */
  check(item: Item, uid: string): Partial<Record<keyof Item, ErrorCode>>;
  /** Fields that change along with other items, whose forms already show the change. */
  silent?: readonly (keyof Item)[] | undefined;
  /** Maps server field names in problems to ours, where they differ. */
  wireNames?: Readonly<Record<string, keyof Item & string>> | undefined;
}

export type ItemStatus =
  | 'saved'
  | 'new'
  /** Someone else deleted the item, but it has unsaved changes here. */
  | 'deletedElsewhere';

/** A list item with its form. */
export interface CollectionItem<Item, Section extends string> {
  uid: string;
  status: ItemStatus;
  hasDraft: boolean;
  editor: Editor<Item, Section>;
}

/** A list's unsaved changes from a closed tab. */
export interface LeftItems<Item> extends Omit<LeftDraft<Item>, 'patch'> {
  items: readonly LeftItem<Item>[];
}

/** What a closed tab changed in an item. */
export interface LeftItem<Item> {
  uid: string;
  patch: Partial<Item>;
  /** The item as the list shows it; absent if it isn't listed. */
  value?: Item | undefined;
}

export function fieldsOf<Item extends object>({
  blank,
}: Pick<ItemShape<Item, string>, 'blank'>): (keyof Item & string)[] {
  return Object.keys(blank) as (keyof Item & string)[];
}

export function flatNames<Item extends object>(uid: string, shape: Pick<ItemShape<Item, string>, 'blank'>): string[] {
  return fieldsOf(shape).map((field) => flatName(uid, field));
}

/** The item's fields under their names in the combined form. */
export function flatItem(uid: string, value: object): FlatItems {
  return Object.fromEntries(Object.entries(value).map(([field, stored]) => [flatName(uid, field), stored as unknown]));
}

/** All fields of these items. */
export function flatItems(items: readonly (readonly [uid: string, value: object])[]): FlatItems {
  return Object.assign({}, ...items.map(([uid, value]) => flatItem(uid, value))) as FlatItems;
}

/** The uids of all items with at least one field, in order. */
export function uidsOf(flat: FlatItems): string[] {
  return [...new Set(Object.keys(flat).map((name) => name.slice(0, name.lastIndexOf('/'))))];
}

/**
 * Reads one item. A missing field, or one of the wrong type, as in a draft from another version, gets its blank value.
 */
export function readItem<Item extends object>(
  flat: FlatItems,
  uid: string,
  shape: Pick<ItemShape<Item, string>, 'blank'>,
): Item {
  const { blank } = shape;
  const entries = fieldsOf(shape).map((field) => {
    const value = flat[flatName(uid, field)];
    return [field, kindOf(value) === kindOf(blank[field]) ? value : blank[field]];
  });
  return Object.fromEntries(entries) as Item;
}

/** The edited fields of one item. */
export function itemPatch<Item extends object>(
  patch: FlatItems,
  uid: string,
  shape: Pick<ItemShape<Item, string>, 'blank'>,
): Partial<Item> {
  const value = readItem(patch, uid, shape);
  const edited = fieldsOf(shape).filter((field) => flatName(uid, field) in patch);
  return Object.fromEntries(edited.map((field) => [field, value[field]])) as Partial<Item>;
}

/** Validation errors for all items, by field name. */
export function checkItems<Item extends object>(
  flat: FlatItems,
  shape: ItemShape<Item, string>,
): Editor<FlatItems, string>['errors'] {
  const errors = uidsOf(flat).map((uid) => [uid, shape.check(readItem(flat, uid, shape), uid)] as const);
  return flatItems(errors) as Editor<FlatItems, string>['errors'];
}

/** Every item: the server's, in the order of `saved`, then those that exist only in the form. */
export function collectionItems<Item extends object, Section extends string>(
  all: Editor<FlatItems, string>,
  shape: ItemShape<Item, Section>,
): CollectionItem<Item, Section>[] {
  return uidsOf(all.value).map((uid) => ({
    uid,
    status: itemStatus(all, uid, shape),
    hasDraft: flatNames(uid, shape).some((name) => all.value[name] !== all.saved[name]),
    editor: itemEditor(all, uid, shape),
  }));
}

/** What closed tabs left, by item. */
export function leftItems<Item extends object>(
  { value, leftDraft }: Pick<Editor<FlatItems, string>, 'value' | 'leftDraft'>,
  shape: Pick<ItemShape<Item, string>, 'blank'>,
): LeftItems<Item> | undefined {
  if (!leftDraft) return undefined;
  const { patch, ...offer } = leftDraft;
  const listed = new Set(uidsOf(value));
  const items = uidsOf(patch).map((uid) => ({
    uid,
    patch: itemPatch(patch, uid, shape),
    value: listed.has(uid) ? readItem(value, uid, shape) : undefined,
  }));
  return { ...offer, items };
}

export function itemStatus<Item extends object>(
  all: Editor<FlatItems, string>,
  uid: string,
  shape: ItemShape<Item, string>,
): ItemStatus {
  const names = flatNames(uid, shape);
  if (names.some((name) => name in all.saved)) return 'saved';
  return names.some((name) => all.conflicts[name]) ? 'deletedElsewhere' : 'new';
}

/** One item's form, taken from the combined form. */
export function itemEditor<Item extends object, Section extends string>(
  all: Editor<FlatItems, string>,
  uid: string,
  shape: ItemShape<Item, Section>,
): Editor<Item, Section> {
  const fields = fieldsOf(shape);
  const own = <Value>(values: Partial<Record<string, Value>>) =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const value = values[flatName(uid, field)];
        return value === undefined ? [] : [[field, value]];
      }),
    ) as Partial<Record<keyof Item, Value>>;
  const value = readItem(all.value, uid, shape);
  const status = itemStatus(all, uid, shape);
  const isNew = status !== 'saved';
  const told = fields.filter((field) => !shape.silent?.includes(field));
  const news = told.filter((field) => all.changedElsewhere?.names.includes(flatName(uid, field)));
  const section = itemSection(all, uid, shape);
  const offers = all.offers?.filter((offer) => offer.section === uid) ?? [];
  return {
    value,
    saved: readItem(all.saved, uid, shape),
    isNew,
    errors: isNew ? itemErrors(status, shape.check(value, uid)) : own(all.errors),
    conflicts: own(all.conflicts),
    onEdit: (patch, step) => all.onEdit(flatItem(uid, patch), step),
    onResolve: (field, keep) => all.onResolve(flatName(uid, String(field)), keep),
    // Skip an item that someone else just created: all its fields are new.
    ...(news.length > 0 &&
      news.length < told.length && {
        changedElsewhere: { names: news, onDismiss: () => all.changedElsewhere?.onDismiss() },
      }),
    sections: { [shape.section]: section } as Record<Section, EditorSection>,
    onSaveAll: () => (section.status === 'saving' ? section.onSaveAgain?.() : section.onSave()),
    onDiscardAll: section.onDiscard,
    offers: offers.map((offer) => ({
      ...offer,
      section: shape.section,
      names: offer.names.map((name) => fieldOf(name) as keyof Item),
    })),
    history: all.history && itemHistory(all.history.of?.(flatNames(uid, shape)) ?? all.history, uid),
    live: all.live && liveOf(all.live, uid, shape, (now) => itemEditor(now, uid, shape)),
  };
}

/** What is missing in a new item is no error yet. */
export function itemErrors<Name extends PropertyKey>(status: ItemStatus, errors: Partial<Record<Name, ErrorCode>>) {
  if (status !== 'new') return errors;
  const isMissing = (code: ErrorCode) => code === 'required' || code === 'optionRequired';
  const entries = Object.entries(errors) as [string, ErrorCode][];
  return Object.fromEntries(
    entries.map(([name, code]) => [name, isMissing(code) ? 'incomplete' : code]),
  ) as typeof errors;
}

/** An item's part of the list's history, with names as in the item. */
function itemHistory(history: EditorHistory, uid: string): EditorHistory {
  return {
    ...history,
    onUndo: () => history.onUndo().map(fieldOf),
    onRedo: () => history.onRedo().map(fieldOf),
    ...(history.of && {
      of: (names) => itemHistory(history.of?.(names.map((name) => flatName(uid, name))) ?? history, uid),
    }),
  };
}

function itemSection<Item extends object>(
  all: Editor<FlatItems, string>,
  uid: string,
  shape: ItemShape<Item, string>,
): EditorSection {
  const { problem, ...section } = all.sections[uid] ?? still;
  const wire = problem?.path === undefined ? undefined : fieldOf(problem.path);
  const path = wire === undefined ? undefined : (shape.wireNames?.[wire] ?? wire);
  return { ...section, fields: fieldsOf(shape), ...(problem && { problem: { ...problem, path } }) };
}

const still: EditorSection = { status: 'clean', fields: [], onSave: () => undefined, onDiscard: () => undefined };

/** A part of the combined live editor, with a stable identity per key. */
export function liveOf<Part, Section extends string>(
  all: LiveEditor<FlatItems, string>,
  key: string,
  shape: object,
  read: (all: Editor<FlatItems, string>) => Editor<Part, Section>,
): LiveEditor<Part, Section> {
  const ofAll = livesOf.get(all) ?? new Map<string, unknown>();
  livesOf.set(all, ofAll);
  const known = ofAll.get(key) as { shape: object; live: LiveEditor<Part, Section> } | undefined;
  if (known?.shape === shape) return known.live;
  let last: { all: unknown; editor: Editor<Part, Section> } | undefined;
  const live: LiveEditor<Part, Section> = {
    subscribe: all.subscribe,
    get: () => {
      const now = all.get();
      if (last?.all !== now) last = { all: now, editor: read(now) };
      return last.editor;
    },
  };
  ofAll.set(key, { shape, live });
  return live;
}

const livesOf = new WeakMap<object, Map<string, unknown>>();

/** The name of an item's field in the combined form. */
export function flatName(uid: string, field: string): string {
  return `${uid}/${field}`;
}

/** The field that a name in the combined form is for. */
export function fieldOf(flat: string | number | symbol): string {
  return String(flat).slice(String(flat).lastIndexOf('/') + 1);
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value;
}
