import { emptyDraft, isEmptyDraft, withoutNames, type Draft } from '../../model/core/editor';
import type { Problem } from '../../model/core/problem';
import { isJsonObject, type JsonObject } from '../../model/core/tolerant';
import { secretSettings } from '../../model/entities/widget-settings';

/** Where drafts survive a reload; `sessionStorage` fits. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** How far the saving of one section is; whether it is dirty follows from the draft. */
export interface SectionPhase {
  phase: 'idle' | 'saving' | 'saved' | 'failed';
  problem?: Problem | undefined;
  /**
   * What was sent and has no answer: the save under way, last, and those that have failed in doubt since the newest
   * copy came.
   */
  sent?: readonly JsonObject[] | undefined;
  /** What stood there before the last save, over what it stored. */
  undo?: Draft<JsonObject> | undefined;
}

/** Everything a form keeps. Fields are known by name only here; the editor gives them their types back. */
export interface FormState {
  draft: Draft<JsonObject>;
  sections: Record<string, SectionPhase>;
}

export interface DraftStore {
  get(key: string): FormState;
  /** Whether unsaved changes wait under the key. */
  has(key: string): boolean;
  update(key: string, change: (state: FormState) => FormState): void;
  /** Ends the drafts of all keys that start with `prefix`, stored ones included. */
  clear(prefix: string): void;
  subscribe(listener: () => void): () => void;
  /** Writes what waits at once. */
  flush(): void;
  /** From now on drafts are kept in storage too, as they are from the start. What cannot be read there is removed. */
  open(): void;
  /** Writes what waits, and nothing after that: somebody else may use the storage now. */
  close(): void;
}

interface StoredDraft {
  savedAt: number;
  draft: Draft<JsonObject>;
}

const ALL_VERSIONS = 'chatdeck:draft:';
const PREFIX = `${ALL_VERSIONS}1:`;
/** Before the place that somebody is signed in at. */
const PERSON = 'chatdeck:person:';
const LIFETIME = 7 * 24 * 60 * 60 * 1000;
/** Less than the 300 ms of typing that may at most be lost. */
const WRITE_DELAY = 200;
const cleanForm: FormState = { draft: emptyDraft(), sections: {} };

interface DraftStoreOptions {
  /** Null keeps drafts in memory only. */
  storage: DraftStorage | null;
  now?: (() => number) | undefined;
}

/** Keeps the unsaved work of every form, so that no refetch, failed save, tab change or reload loses any of it. */
export function createDraftStore({ storage, now = Date.now }: DraftStoreOptions): DraftStore {
  const forms = new Map<string, FormState>();
  const waiting = new Set<string>();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = true;

  function get(key: string): FormState {
    let form = forms.get(key);
    if (!form) {
      form = readStored(storage, key, now());
      forms.set(key, form);
    }
    return form;
  }

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    for (const key of waiting) writeStored(storage, key, get(key).draft, now());
    waiting.clear();
  }

  function notify() {
    for (const listener of listeners) listener();
  }

  return {
    get,
    has: (key) => !isEmptyDraft(get(key).draft),
    update(key, change) {
      const before = get(key);
      const after = change(before);
      forms.set(key, after);
      if (after.draft !== before.draft && isOpen) {
        waiting.add(key);
        timer ??= setTimeout(flush, WRITE_DELAY);
      }
      notify();
    },
    clear(prefix) {
      for (const key of forms.keys()) if (key.startsWith(prefix)) forms.delete(key);
      for (const key of waiting) if (key.startsWith(prefix)) waiting.delete(key);
      removeStored(storage, (key) => key.startsWith(prefix));
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flush,
    open() {
      isOpen = true;
      removeUnreadable(storage, now());
    },
    close() {
      flush();
      isOpen = false;
    },
  };
}

/** The tab's own storage; null where the browser forbids it. */
export function defaultDraftStorage(): DraftStorage | null {
  return attempt(() => globalThis.sessionStorage) ?? null;
}

/**
 * Ends the stored drafts of the person before, where somebody else is now the one whom `place` names. It is kept beside
 * the drafts who that is, so that a reload in between changes nothing; the drafts of other places stay. An empty
 * `sessionId` is nobody, after a sign-out. Tells whether there was somebody else before.
 */
export function changePerson(storage: DraftStorage | null, place: string, sessionId: string): boolean {
  const item = `${PERSON}${place}`;
  const former = attempt(() => storage?.getItem(item));
  if (former === sessionId) return false;
  if (former) removeStored(storage, (key) => key.startsWith(`${former}/`));
  attempt(() => storage?.setItem(item, sessionId));
  return Boolean(former);
}

function readStored(storage: DraftStorage | null, key: string, now: number): FormState {
  const draft = readDraft(storage, PREFIX + key, now);
  return draft ? { draft, sections: {} } : cleanForm;
}

function readDraft(storage: DraftStorage | null, item: string, now: number): Draft<JsonObject> | undefined {
  const text = attempt(() => storage?.getItem(item));
  if (!text) return undefined;
  const stored = attempt(() => JSON.parse(text) as unknown);
  return isStoredDraft(stored) && now - stored.savedAt < LIFETIME ? stored.draft : undefined;
}

function writeStored(storage: DraftStorage | null, key: string, draft: Draft<JsonObject>, now: number): void {
  const stored: StoredDraft = { savedAt: now, draft: withoutNames(draft, secretSettings) };
  attempt(() => {
    if (isEmptyDraft(stored.draft)) storage?.removeItem(PREFIX + key);
    else storage?.setItem(PREFIX + key, JSON.stringify(stored));
  });
}

function removeStored(storage: DraftStorage | null, isMeant: (key: string) => boolean): void {
  removeItems(storage, (item) => item.startsWith(PREFIX) && isMeant(item.slice(PREFIX.length)));
}

/** Removes the drafts of another version, and those that are broken or too old. */
function removeUnreadable(storage: DraftStorage | null, now: number): void {
  removeItems(storage, (item) => {
    if (!item.startsWith(ALL_VERSIONS)) return false;
    return !item.startsWith(PREFIX) || readDraft(storage, item, now) === undefined;
  });
}

function removeItems(storage: DraftStorage | null, isMeant: (item: string) => boolean): void {
  if (!storage) return;
  attempt(() => {
    const items = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const item of items) if (isMeant(item)) storage.removeItem(item);
  });
}

function isStoredDraft(value: unknown): value is StoredDraft {
  if (!isJsonObject(value) || typeof value.savedAt !== 'number' || !isJsonObject(value.draft)) return false;
  return isJsonObject(value.draft.patch) && isJsonObject(value.draft.base);
}

/** Storage may be full, switched off or blocked; the draft is in memory all the same. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
