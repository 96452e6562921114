import { cleanForm, isClean, type FormState } from '../../model/core/form-state';
import { jsonEqual } from '../../model/core/json-equal';
import type { JsonObject } from '../../model/core/tolerant';
import { draftItems, type DraftRecord, type DraftStorage } from './draft-storage';
import { thisTab, type PageTab } from './page-tab';

/** A form whose fields are known by name only; the editor gives them their types back. */
export type AnyForm = FormState<JsonObject>;

/** Keeps the unsaved work of every form, so that no refetch, failed save, tab change, reload or crash loses any of it. */
export interface DraftStore {
  get(key: string): AnyForm;
  /** Whether unsaved changes wait under the key. */
  has(key: string): boolean;
  update(key: string, change: (form: AnyForm) => AnyForm): void;
  /** Ends the drafts of all keys that start with `prefix`, stored ones included. */
  clear(prefix: string): void;
  subscribe(listener: () => void): () => void;
  /** The newest draft of this key from a tab that is gone; the same object until that changes. */
  left(key: string): DraftRecord | undefined;
  /** Ends it. */
  dropLeft(record: DraftRecord): void;
  /** Whether closing the page now would lose edits, or a save that is on its way. */
  wouldLose(): boolean;
  /** Writes what waits at once. */
  flush(): void;
  /** From now on drafts are kept in storage too, as they are from the start. What cannot be read there is removed. */
  open(): void;
  /** Writes what waits, and nothing after that: somebody else may use the storage now. */
  close(): void;
  /** Looks for drafts of tabs that have gone since. */
  findLeft(): Promise<void>;
}

/** Less than the 300 ms of typing that may at most be lost. */
const WRITE_DELAY = 200;

interface DraftStoreOptions {
  /** Null keeps drafts in memory only. */
  storage: DraftStorage | null;
  now?: (() => number) | undefined;
  tab?: PageTab | undefined;
}

export function createDraftStore({ storage, now = Date.now, tab = thisTab() }: DraftStoreOptions): DraftStore {
  const items = draftItems(storage, now);
  const forms = new Map<string, AnyForm>();
  const waiting = new Set<string>();
  /** Drafts that storage does not hold in full: it is full or forbidden, or they hold secrets. */
  const unstored = new Set<string>();
  const listeners = new Set<() => void>();
  let leftByKey = new Map<string, DraftRecord[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = true;

  function get(key: string): AnyForm {
    let form = forms.get(key);
    if (!form) {
      const draft = items.read(key, tab.id())?.draft;
      form = draft ? { ...cleanForm(), draft } : cleanForm();
      forms.set(key, form);
    }
    return form;
  }

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    for (const key of waiting) {
      if (items.put(key, tab.id(), get(key).draft)) unstored.delete(key);
      else unstored.add(key);
    }
    waiting.clear();
  }

  function notify() {
    for (const listener of listeners) listener();
  }

  /** One that this tab has as well, as after its own reload, is no news. */
  const isNews = ({ key, draft }: DraftRecord) => !jsonEqual(draft.patch, get(key).draft.patch);

  async function findLeft() {
    const openTabs = await tab.openTabs();
    const isGone = (record: DraftRecord) => record.tab !== tab.id() && openTabs?.has(record.tab) !== true;
    const next = new Map<string, DraftRecord[]>();
    for (const record of items.records().filter(isGone).filter(isNews)) {
      next.set(record.key, [...(next.get(record.key) ?? []), record]);
    }
    if (jsonEqual([...leftByKey], [...next])) return;
    leftByKey = next;
    notify();
  }

  return {
    get,
    has: (key) => !isClean(get(key)),
    update(key, change) {
      const before = get(key);
      const after = change(before);
      if (after === before) return;
      forms.set(key, after);
      if (after.draft !== before.draft && isOpen) {
        waiting.add(key);
        timer ??= setTimeout(flush, WRITE_DELAY);
      }
      notify();
    },
    clear(prefix) {
      for (const keys of [forms, waiting, unstored, leftByKey]) {
        for (const key of keys.keys()) if (key.startsWith(prefix)) keys.delete(key);
      }
      items.clear(prefix);
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    left: (key) => leftByKey.get(key)?.[0],
    dropLeft(record) {
      items.remove(record.key, record.tab);
      const rest = (leftByKey.get(record.key) ?? []).filter((other) => other.tab !== record.tab);
      leftByKey = new Map([...leftByKey, [record.key, rest]]);
      notify();
    },
    wouldLose() {
      flush();
      const isSaving = ({ sections }: AnyForm) => Object.values(sections).some(({ phase }) => phase === 'saving');
      return unstored.size > 0 || [...forms.values()].some(isSaving);
    },
    flush,
    open() {
      isOpen = true;
      tab.enter();
      items.removeUnreadable();
      void findLeft();
    },
    close() {
      flush();
      tab.leave();
      isOpen = false;
    },
    findLeft,
  };
}
