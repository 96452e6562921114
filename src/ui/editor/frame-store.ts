import type { RefObject } from 'react';
import {
  changesOf,
  refusedField,
  saveBlocker,
  type Editor,
  type EditorSection,
  type ErrorCode,
  type SaveBlocker,
  type SaveOffer,
} from '../../model/core/editor';
import { jsonEqual } from '../../model/core/json-equal';

/** An editor with untyped fields. `bindRows` restores the types. */
export type AnyEditor = Editor<Record<string, unknown>, string>;

/** A field of a form. */
export interface FieldState {
  value: unknown;
  saved: unknown;
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

/** The parts of a form that rows and sections subscribe to. */
export interface FrameStore {
  /** Takes the editor that the frame renders with; readable right away, notified by `tell`. */
  put(editor: AnyEditor): void;
  tell(): void;
  /** The newest editor, including typing. */
  get(): AnyEditor;
  /** The same object until something about the field changes. */
  field(name: string): FieldState;
  section(name: string): SectionSnapshot;
  subscribe(listener: () => void): () => void;
  /** The texts of fields whose rows have been rendered. */
  words: Map<string, FieldWords>;
  /** The titles of sections that have been rendered. */
  titles: Map<string, string>;
  /** Where each section explains why its save failed. */
  alerts: Map<string, RefObject<HTMLElement | null>>;
}

/** How a field's row names it and describes its value. */
export interface FieldWords {
  label: string;
  /** `values` has all fields, for a row made of several. */
  say(value: unknown, values: AnyEditor['value']): string;
}

export function createFrameStore(first: AnyEditor): FrameStore {
  let given = first;
  const listeners = new Set<() => void>();
  const fields = new Map<string, FieldState>();
  const sections = new Map<string, SectionSnapshot>();
  const get = () => given.live?.get() ?? given;

  return {
    put(editor) {
      given = editor;
    },
    tell() {
      for (const listener of listeners) listener();
    },
    get,
    field: (name) => kept(fields, name, fieldState(get(), name)),
    section: (name) => kept(sections, name, sectionSnapshot(get(), name)),
    words: new Map(),
    titles: new Map(),
    alerts: new Map(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const refused = new WeakMap<AnyEditor, ReadonlySet<string | undefined>>();

/** Looked up once per editor, not by each of its rows. */
function refusedNames(editor: AnyEditor): ReadonlySet<string | undefined> {
  const names = refused.get(editor) ?? new Set(Object.values(editor.sections).map(refusedField));
  refused.set(editor, names);
  return names;
}

function fieldState(editor: AnyEditor, name: string): FieldState {
  const conflict = editor.conflicts[name];
  return {
    value: editor.value[name],
    saved: editor.saved[name],
    error: editor.errors[name],
    isContested: conflict !== undefined,
    theirs: conflict?.theirs,
    isRefused: refusedNames(editor).has(name),
  };
}

function sectionSnapshot(editor: AnyEditor, name: string): SectionSnapshot {
  const section = editor.sections[name];
  if (!section) throw new Error(`Chatdeck: the editor has no section "${name}".`);
  const { status, problem, fields } = section;
  return {
    status,
    problem,
    fields,
    isTold: isToldBefore(editor, name),
    changeCount: changesOf({ ...editor, sections: { [name]: section } }).length,
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

/** Returns the previous object if the next one is equal. */
function kept<Value extends object>(cache: Map<string, Value>, name: string, next: Value): Value {
  const before = cache.get(name);
  if (before && isSame(before, next)) return before;
  cache.set(name, next);
  return next;
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
