import { isEmptyDraft, withoutNames, type Draft } from '../../model/core/draft';
import { isJsonObject, type JsonObject } from '../../model/core/tolerant';
import { secretSettings } from '../../model/entities/widget-settings';
import { ALL_DRAFTS, attempt, CHANGES, DRAFTS, itemsOf, removeDrafts, type DraftStorage } from './storage';

export interface StoredDraft {
  /** When it was last edited, in milliseconds since 1970. */
  savedAt: number;
  draft: Draft<JsonObject>;
}

/** One tab's draft, as stored. */
export interface DraftRecord extends StoredDraft {
  key: string;
  tab: string;
}

/** The prefix of the place where a user is signed in. */
const PERSON = 'chatdeck:person:';
const LIFETIME = 7 * 24 * 60 * 60 * 1000;

/** The storage of this tab; null if the browser forbids it. */
export function tabStorage(): DraftStorage | null {
  return attempt(() => globalThis.sessionStorage) ?? null;
}

/** The drafts of all tabs in one storage. Each tab has a separate entry, so that none overwrites another's. */
export function draftItems(storage: DraftStorage | null, now: () => number) {
  const itemOf = (key: string, tab: string) => `${DRAFTS}${key}#${tab}`;
  const read = (item: string) => readDraft(storage, item, now());
  return {
    read: (key: string, tab: string) => read(itemOf(key, tab)),
    /** Stores what may be stored, and returns whether that is everything. */
    put(key: string, tab: string, draft: Draft<JsonObject>): boolean {
      const safe = withoutNames(draft, secretSettings);
      const stored: StoredDraft = { savedAt: now(), draft: safe };
      if (isEmptyDraft(safe)) attempt(() => storage?.removeItem(itemOf(key, tab)));
      const isWritten = isEmptyDraft(safe) || putFirst(storage, itemOf(key, tab), JSON.stringify(stored));
      return isEmptyDraft(draft) || (isWritten && sizeOf(safe) === sizeOf(draft));
    },
    remove: (key: string, tab: string) => void attempt(() => storage?.removeItem(itemOf(key, tab))),
    /** Everything readable, newest first. */
    records(): DraftRecord[] {
      const all = itemsOf(storage).flatMap((item) => {
        const stored = item.startsWith(DRAFTS) ? read(item) : undefined;
        const end = item.lastIndexOf('#');
        return stored ? [{ ...stored, key: item.slice(DRAFTS.length, end), tab: item.slice(end + 1) }] : [];
      });
      return all.toSorted((a, b) => b.savedAt - a.savedAt);
    },
    clear: (prefix: string) => removeDrafts(storage, prefix),
    /** Removes drafts that are from another version, broken, or too old. */
    removeUnreadable() {
      for (const item of itemsOf(storage)) {
        const isOurs = item.startsWith(ALL_DRAFTS);
        const isReadable = item.startsWith(DRAFTS) && read(item) !== undefined;
        if (isOurs && !isReadable) attempt(() => storage?.removeItem(item));
      }
    },
  };
}

/**
 * Ends the previous user's stored drafts when `place` now belongs to another user. The current user is stored next to
 * the drafts, so that a reload in between changes nothing; drafts of other places stay. An empty `sessionId` means no
 * one, after a sign-out. Returns whether there was another user before.
 */
export function changePerson(storage: DraftStorage | null, place: string, sessionId: string): boolean {
  const item = `${PERSON}${place}`;
  const former = attempt(() => storage?.getItem(item));
  if (former === sessionId) return false;
  if (former) removeDrafts(storage, `${former}/`);
  attempt(() => storage?.setItem(item, sessionId));
  return Boolean(former);
}

function readDraft(storage: DraftStorage | null, item: string, now: number): StoredDraft | undefined {
  const text = attempt(() => storage?.getItem(item));
  if (!text) return undefined;
  const stored = attempt(() => JSON.parse(text) as unknown);
  return isStoredDraft(stored) && now - stored.savedAt < LIFETIME ? stored : undefined;
}

function sizeOf({ patch }: Draft<JsonObject>): number {
  return Object.keys(patch).length;
}

function isStoredDraft(value: unknown): value is StoredDraft {
  if (!isJsonObject(value) || typeof value.savedAt !== 'number' || !isJsonObject(value.draft)) return false;
  return isJsonObject(value.draft.patch) && isJsonObject(value.draft.base);
}

/** Stores unsaved work. If there is no room, logs of changes make it. Returns whether it is stored. */
function putFirst(storage: DraftStorage | null, item: string, text: string): boolean {
  if (!storage) return false;
  const put = () =>
    attempt(() => {
      storage.setItem(item, text);
      return true;
    }) ?? false;
  if (put()) return true;
  return itemsOf(storage)
    .filter((other) => other.startsWith(CHANGES))
    .some((log) => {
      attempt(() => storage.removeItem(log));
      return put();
    });
}
