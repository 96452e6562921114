import { cleanForm, isClean, type FormState } from '../../model/core/form-state';
import { jsonEqual } from '../../model/core/json-equal';
import type { JsonObject } from '../../model/core/tolerant';
import { draftItems, type DraftRecord } from './draft-storage';
import type { PageTab } from './page-tab';
import type { DraftStorage } from './storage';

/** A form with untyped fields; the editor restores their types. */
export type AnyForm = FormState<JsonObject>;

/** Keeps every form's unsaved work, so that no refetch, failed save, tab change, reload, or crash loses any of it. */
export interface DraftStore {
  get(key: string): AnyForm;
  /** Whether there are unsaved changes under the key. */
  has(key: string): boolean;
  update(key: string, change: (form: AnyForm) => AnyForm): void;
  /** Ends all drafts whose keys start with `prefix`, including stored ones. */
  clear(prefix: string): void;
  subscribe(listener: () => void): () => void;
  /** The newest draft of this key from a closed tab; the same object until that changes. */
  left(key: string): DraftRecord | undefined;
  /** Ends it. */
  dropLeft(record: DraftRecord): void;
  /** Whether closing the page now would lose edits or a running save. */
  wouldLose(): boolean;
  /** Writes pending changes right away. */
  flush(): void;
  /** Starts storing drafts, as it does from the beginning. Removes unreadable ones. */
  open(): void;
  /** Writes pending changes, and nothing after that: someone else may use the storage now. */
  close(): void;
  /** Looks for drafts of tabs that have closed since. */
  findLeft(): Promise<void>;
}

/** At most 300 ms of typing may be lost. */
const WRITE_DELAY = 200;

const noTab: PageTab = {
  id: () => '',
  openTabs: () => Promise.resolve(new Set()),
  enter: () => undefined,
  leave: () => undefined,
};

interface DraftStoreOptions {
  /** Null keeps drafts in memory only. */
  storage: DraftStorage | null;
  now?: (() => number) | undefined;
  /** The browser tab; absent if nothing is stored. */
  tab?: PageTab | undefined;
}

export function createDraftStore({ storage, now = Date.now, tab = noTab }: DraftStoreOptions): DraftStore {
  const items = draftItems(storage, now);
  const forms = new Map<string, AnyForm>();
  const waiting = new Set<string>();
  /** Drafts that are not completely stored: storage is full or forbidden, or they contain secrets. */
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

  /** A draft this tab has as well, as after its own reload, is no news. */
  const isNews = ({ key, draft }: DraftRecord) => !jsonEqual(draft.patch, get(key).draft.patch);

  async function findLeft() {
    const openTabs = await tab.openTabs();
    const isGone = (record: DraftRecord) => record.tab !== tab.id() && !openTabs.has(record.tab);
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
      // What was restored from it is stored first.
      flush();
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
