import type { RefObject } from 'react';
import {
  changesOf,
  refusedField,
  saveBlocker,
  type Editor,
  type EditorHistory,
  type EditorSection,
  type ErrorCode,
  type SaveBlocker,
  type SaveOffer,
} from '../../model/core/editor';
import { jsonEqual } from '../../model/core/json-equal';
import { memoizeByKey } from '../../model/core/memoize-by-key';

/** An editor with untyped fields. `bindRows` restores the types. */
export type AnyEditor = Editor<Record<string, unknown>, string>;

/** A field of a form. */
export interface FieldState {
  value: unknown;
  saved: unknown;
  /** There is no saved value. */
  isNew: boolean;
  error: ErrorCode | undefined;
  isContested: boolean;
  /** The value someone else saved, while it is in conflict. */
  theirs: unknown;
  /** The server rejected the last save because of this field. */
  isRefused: boolean;
}

/** A section of a form. */
export interface SectionSnapshot extends Pick<EditorSection, 'status' | 'problem' | 'fields'> {
  /** An earlier section failed for the same reason, and announces it. */
  isTold: boolean;
  /** How many choices differ from the saved ones. */
  changeCount: number;
  blocker: SaveBlocker | undefined;
  /** The section's saves that can be undone or redone, newest first. */
  offers: readonly SectionOffer[];
}

export type SectionOffer = Pick<SaveOffer<Record<string, unknown>>, 'id' | 'kind' | 'names'>;

/** A part of a form. Those who subscribe to it hear of nothing else. */
export interface FramePart<Value> {
  /** The same object until something about the part changes. */
  get(this: void): Value;
  subscribe(this: void, listener: () => void): () => void;
}

/** A form as its rows and sections read it. */
export interface FrameStore extends FormAbilities {
  /** Takes the editor that the frame renders with; readable right away, notified by `tell`. */
  put(editor: AnyEditor): void;
  tell(this: void): void;
  field(name: string): FramePart<FieldState>;
  /** Undefined if the editor has no such section. */
  section(name: string): FramePart<SectionSnapshot | undefined>;
  /** The newest editor, including typing. */
  get(this: void): AnyEditor;
  /** To all of it. */
  subscribe(this: void, listener: () => void): () => void;
  /** The texts of fields whose rows have been rendered. */
  words: Map<string, FieldWords>;
  /** The titles of sections that have been rendered. */
  titles: Map<string, string>;
  /** Where each section explains why its save failed. */
  alerts: Map<string, RefObject<HTMLElement | null>>;
  /** Shows where an undo or redo changed a field that has no row; `takesFocus` also moves the focus there. */
  reveals: Map<string, (takesFocus: boolean) => void>;
  /** The forms of a list's items that are on the page, by uid. */
  items: Map<string, FrameStore>;
  /** Sets what only the form around the editor can do. */
  join(abilities: FormAbilities): void;
}

export interface FormAbilities {
  /**
   * A form that hides errors until the first attempt to save shows them after one, and returns the first wrong control,
   * unless it leads there itself.
   */
  refuse?: ((this: void) => HTMLElement | null) | undefined;
  /** Undoes or redoes an edit of the history, shows where, and announces it. Set by a form with a save bar. */
  travel?: ((way: Way, history: EditorHistory, around?: readonly Element[]) => void) | undefined;
  /** Shows the form of a list's item, because of a step there, or of something to correct. */
  open?: ((uid: string, reason: 'step' | 'problem') => void) | undefined;
  /** The form of the list that this form is an item of. */
  list?: FrameStore | undefined;
}

export type Way = 'onUndo' | 'onRedo';

/** How a field's row names it and describes its value. */
export interface FieldWords {
  label: string;
  /** `values` has all fields, for a row made of several. */
  say(value: unknown, values: AnyEditor['value']): string;
}

export function createFrameStore(first: AnyEditor): FrameStore {
  let given = first;
  const get = () => given.live?.get() ?? given;
  const parts = new Set<ToldPart<unknown>>();
  const whole = createPart(get);

  function partsBy<Value extends object | undefined>(read: (editor: AnyEditor, name: string) => Value) {
    return memoizeByKey((name) => {
      const part = createPart(keepSame(get, (editor) => read(editor, name)));
      parts.add(part);
      return part;
    });
  }

  const store: FrameStore = {
    put(editor) {
      given = editor;
    },
    tell() {
      for (const part of parts) part.tell();
      whole.tell();
    },
    field: partsBy(fieldState),
    section: partsBy(sectionSnapshot),
    get,
    subscribe: whole.subscribe,
    words: new Map(),
    titles: new Map(),
    alerts: new Map(),
    reveals: new Map(),
    items: new Map(),
    join: (abilities) => void Object.assign(store, abilities),
  };
  return store;
}

/** Looked up once per editor, not by each of its rows and sections. */
function oncePerEditor<Value extends object>(read: (editor: AnyEditor) => Value): (editor: AnyEditor) => Value {
  const known = new WeakMap<AnyEditor, Value>();
  return (editor) => {
    const value = known.get(editor) ?? read(editor);
    known.set(editor, value);
    return value;
  };
}

const refusedNames = /* @__PURE__ */ oncePerEditor(
  (editor) => new Set(Object.values(editor.sections).map(refusedField)),
);
export const changesIn = /* @__PURE__ */ oncePerEditor((editor) => changesOf(editor));

function fieldState(editor: AnyEditor, name: string): FieldState {
  const conflict = editor.conflicts[name];
  return {
    value: editor.value[name],
    saved: editor.saved[name],
    isNew: editor.isNew ?? false,
    error: editor.errors[name],
    isContested: conflict !== undefined,
    theirs: conflict?.theirs,
    isRefused: refusedNames(editor).has(name),
  };
}

function sectionSnapshot(editor: AnyEditor, name: string): SectionSnapshot | undefined {
  const section = editor.sections[name];
  if (!section) return undefined;
  const { status, problem, fields } = section;
  return {
    status,
    problem,
    fields,
    isTold: isToldBefore(editor, name),
    changeCount: changesIn(editor).filter((change) => change.section === name).length,
    blocker: saveBlocker(editor, fields),
    offers: sectionOffers(editor, name),
  };
}

/** If the host lists no saves, the newest is known by its `onUndo`. */
function sectionOffers({ offers = [], sections }: AnyEditor, name: string): SectionOffer[] {
  const own = offers.filter(({ section }) => section === name);
  if (own.length === 0 && sections[name]?.onUndo) return [{ id: NEWEST, kind: 'undo', names: [] }];
  return own.map(({ id, kind, names }) => ({ id, kind, names }));
}

const NEWEST = -1;

/** What stopped one section, like a lost connection, usually stopped those saved with it. */
function isToldBefore({ sections }: AnyEditor, name: string): boolean {
  const own = sections[name];
  if (own?.status !== 'failed' || !own.problem) return false;
  const [first] = Object.entries(sections).find(
    ([, { status, problem }]) => status === 'failed' && jsonEqual(problem, own.problem),
  ) ?? [name];
  return first !== name;
}

interface ToldPart<Value> extends FramePart<Value> {
  /** Notifies the part's subscribers if it changed since they last heard. */
  tell(): void;
}

/** A value that no part has: subscribers who come later read their own first. */
const untold = Symbol();

function createPart<Value>(get: () => Value): ToldPart<Value> {
  const listeners = new Set<() => void>();
  let told: Value | typeof untold = untold;
  return {
    get,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell() {
      if (listeners.size === 0) {
        told = untold;
        return;
      }
      const now = get();
      if (now === told) return;
      told = now;
      for (const listener of listeners) listener();
    },
  };
}

/** Reads each editor once, and returns the previous object while the next one is equal. */
function keepSame<Value extends object | undefined>(get: () => AnyEditor, read: (editor: AnyEditor) => Value) {
  let last: { editor: AnyEditor; value: Value } | undefined;
  return (): Value => {
    const editor = get();
    if (last?.editor === editor) return last.value;
    const next = read(editor);
    last = { editor, value: last?.value && next && isSame(last.value, next) ? last.value : next };
    return last.value;
  };
}

function isSame<Value extends object>(a: Value, b: Value): boolean {
  return (Object.keys(b) as (keyof Value)[]).every((key) => Object.is(a[key], b[key]) || isSamePlain(a[key], b[key]));
}

/** Small parts created at each read; field values are compared by identity. */
function isSamePlain(a: unknown, b: unknown): boolean {
  const isSmall = (value: unknown) =>
    Array.isArray(value) || (typeof value === 'object' && value !== null && 'kind' in value);
  return isSmall(a) && isSmall(b) && jsonEqual(a, b);
}
