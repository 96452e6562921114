import type { ChangeWay } from '../../model/core/draft';
import { newId } from '../../model/core/random-text';
import { isJsonObject, type Id } from '../../model/core/tolerant';
import type { ChangeEntry, LoggedValue } from '../../model/entities/change-entry';
import {
  answeredByCopy,
  changeLogDays,
  keptEntries,
  maxChangeEntries,
  type LoggedPart,
  type LoggedState,
  type SentChange,
} from '../../model/settings/across/change-log';
import { attempt, CHANGES, itemsOf, type DraftStorage } from './storage';

/** What the user has saved in this browser, newest first. Without secrets, and for 90 days at most. */
export interface ChangeLog {
  /** Adds what the server has confirmed. */
  record(key: string, entry: Pick<ChangeEntry, 'who' | 'how' | 'changes'>): void;
  /** Remembers what a call without an answer may have stored, until a newer copy shows it. */
  expect(key: string, sent: Omit<SentChange, 'at'>): void;
  /** Adds what a newer copy of one part shows to have been stored. */
  settle(key: string, part: LoggedPart, newest: LoggedState): void;
  /** The same list until it changes. */
  entries(key: string): readonly ChangeEntry[];
  /** Ends entries that are too old to keep. */
  removeOld(): void;
  /** Ends all entries whose keys start with `prefix`. */
  clear(prefix: string): void;
  subscribe(listener: () => void): () => void;
}

/** The most characters for a widget, and for all: a browser's storage is small, and shared with the drafts. */
const MAX_LENGTH = 300_000;
const MAX_TOTAL = 1_000_000;

export function createChangeLog(storage: DraftStorage | null, now: () => number = Date.now): ChangeLog {
  /** For a browser that forbids storage. */
  const inMemory = new Map<string, string>();
  const read = new Map<string, { text: string; entries: readonly ChangeEntry[] }>();
  const expected = new Map<string, readonly SentChange[]>();
  const listeners = new Set<() => void>();

  const storedText = (item: string) => attempt(() => storage?.getItem(item) ?? undefined) ?? '';
  const textOf = (key: string) => inMemory.get(key) ?? storedText(CHANGES + key);
  const kept = (all: readonly ChangeEntry[]) =>
    keptEntries(all, { now: now(), days: changeLogDays, most: maxChangeEntries });
  const storedLogs = () => itemsOf(storage).filter((item) => item.startsWith(CHANGES));

  function entries(key: string): readonly ChangeEntry[] {
    const text = textOf(key);
    const known = read.get(key);
    if (known?.text === text) return known.entries;
    const next = kept(readEntries(text));
    read.set(key, { text, entries: next });
    return next;
  }

  /** Ends the logs of the widgets that were changed longest ago, as far as there are too many. */
  function limitTotal(key: string) {
    const logs = storedLogs().map((item) => ({ item, text: storedText(item) }));
    let total = logs.reduce((sum, { text }) => sum + text.length, 0);
    if (total <= MAX_TOTAL) return;
    const others = logs
      .filter(({ item }) => item !== CHANGES + key)
      .map((log) => ({ ...log, at: readEntries(log.text)[0]?.at ?? 0 }))
      .toSorted((a, b) => a.at - b.at);
    for (const { item, text } of others) {
      if (total <= MAX_TOTAL) return;
      attempt(() => storage?.removeItem(item));
      total -= text.length;
    }
  }

  function write(key: string, text: string) {
    const isStored = attempt(() => {
      storage?.setItem(CHANGES + key, text);
      return storage !== null;
    });
    if (isStored) inMemory.delete(key);
    else inMemory.set(key, text);
  }

  function notify() {
    for (const listener of listeners) listener();
  }

  function add(key: string, entry: Omit<ChangeEntry, 'id'>) {
    const all = [{ ...entry, id: newId() }, ...entries(key)];
    write(key, withinLength(kept(all)));
    limitTotal(key);
  }

  return {
    entries,
    record(key, entry) {
      // The server has answered: an earlier call that didn't arrive no longer will.
      expected.delete(key);
      if (entry.changes.length === 0) return;
      add(key, { ...entry, at: now() });
      notify();
    },
    expect(key, sent) {
      expected.set(key, [...(expected.get(key) ?? []), { ...sent, at: now() }]);
    },
    settle(key, part, newest) {
      const { stored, open } = answeredByCopy(expected.get(key) ?? [], part, newest);
      if (stored.length === 0) return;
      expected.set(key, open);
      for (const entry of stored) add(key, entry);
      notify();
    },
    removeOld() {
      for (const item of storedLogs()) {
        const stored = readEntries(storedText(item));
        const left = kept(stored);
        if (left.length === 0) attempt(() => storage?.removeItem(item));
        else if (left.length < stored.length) attempt(() => storage?.setItem(item, withinLength(left)));
      }
    },
    clear(prefix) {
      for (const item of storedLogs()) {
        if (item.startsWith(CHANGES + prefix)) attempt(() => storage?.removeItem(item));
      }
      for (const map of [inMemory, expected]) {
        for (const key of [...map.keys()]) if (key.startsWith(prefix)) map.delete(key);
      }
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The key of a user's own changes to a widget, or to the question groups that all widgets share. */
export function changesKey(sessionId: string, person: Id, widgetId: Id, part: LoggedPart = 'widget'): string {
  return `${sessionId}/${String(person)}/${part === 'group' ? 'question-groups' : String(widgetId)}`;
}

/** The newest entries whose text is short enough. */
function withinLength(entries: readonly ChangeEntry[]): string {
  let length = 2;
  const texts: string[] = [];
  for (const entry of entries) {
    const text = JSON.stringify(entry);
    length += text.length + 1;
    if (length > MAX_LENGTH) break;
    texts.push(text);
  }
  return `[${texts.join(',')}]`;
}

function readEntries(text: string): ChangeEntry[] {
  const stored = attempt(() => JSON.parse(text) as unknown);
  return Array.isArray(stored) ? stored.filter(isEntry) : [];
}

const ways: Record<ChangeWay, true> = { form: true, copy: true, import: true, undo: true, restore: true };

function isEntry(value: unknown): value is ChangeEntry {
  if (!isJsonObject(value)) return false;
  const { id, at, who, how, changes } = value;
  return (
    typeof id === 'string' &&
    typeof at === 'number' &&
    typeof who === 'string' &&
    typeof how === 'string' &&
    Object.hasOwn(ways, how) &&
    Array.isArray(changes) &&
    changes.every(isLoggedValue)
  );
}

function isLoggedValue(value: unknown): value is LoggedValue {
  return isJsonObject(value) && typeof value.name === 'string';
}
