/** Where drafts survive the tab; `localStorage` fits. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** How the names of drafts of all versions start. */
export const ALL_DRAFTS = 'chatdeck:draft:';
/** How the names of drafts that this version reads start. */
export const DRAFTS = `${ALL_DRAFTS}2:`;
/** How the names of the changes that a user has saved start. */
export const CHANGES = 'chatdeck:changes:1:';

/** How the names of view preferences start. */
export const CHOICES = 'chatdeck:choice:';

/** Skips what storage that is full, turned off, or blocked can't do. */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** The storage shared by all tabs; null if the browser forbids it. */
export function defaultDraftStorage(): DraftStorage | null {
  return attempt(() => globalThis.localStorage) ?? null;
}

/**
 * Deletes the stored unsaved work of a session, for a sign-out on a page without a `ChatdeckProvider`. `storage`
 * is what `draftStorage` of the provider is.
 */
export function clearDrafts(sessionId: string, storage: DraftStorage | null = defaultDraftStorage()): void {
  removeDrafts(storage, `${sessionId}/`);
}

/** Removes what the session `prefix` names keeps in all tabs: drafts, the log of changes, and view preferences. */
export function removeDrafts(storage: DraftStorage | null, prefix: string): void {
  const isMeant = (item: string) => [DRAFTS, CHANGES, CHOICES].some((start) => item.startsWith(start + prefix));
  for (const item of itemsOf(storage)) if (isMeant(item)) attempt(() => storage?.removeItem(item));
}

export function itemsOf(storage: DraftStorage | null): string[] {
  if (!storage) return [];
  return attempt(() => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')) ?? [];
}
