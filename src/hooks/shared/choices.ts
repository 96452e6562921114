import { attempt, CHOICES, removeDrafts, type DraftStorage } from './storage';

/** View preferences, stored in this browser. If storage is blocked, they last as long as the page. */
export interface Choices {
  get(name: string): string | undefined;
  set(name: string, value: string): void;
  /** Forgets those of a session that has ended: their names start with it. */
  clear(prefix: string): void;
  subscribe(listener: () => void): () => void;
}

export function createChoices(storage: DraftStorage | null): Choices {
  const inMemory = new Map<string, string>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    get: (name) => inMemory.get(name) ?? attempt(() => storage?.getItem(CHOICES + name) ?? undefined),
    set(name, value) {
      const isStored = attempt(() => {
        storage?.setItem(CHOICES + name, value);
        return storage !== null;
      });
      // What is stored is read from there, where other tabs change it, too.
      if (isStored) inMemory.delete(name);
      else inMemory.set(name, value);
      notify();
    },
    clear(prefix) {
      for (const name of inMemory.keys()) if (name.startsWith(prefix)) inMemory.delete(name);
      removeDrafts(storage, prefix);
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
