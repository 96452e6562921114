import { attempt } from './attempt';
import type { DraftStorage } from './draft-storage';

const PREFIX = 'chatdeck:choice:';

/** View preferences, stored in this browser. If storage is blocked, they last as long as the page. */
export interface Choices {
  get(name: string): string | undefined;
  set(name: string, value: string): void;
  subscribe(listener: () => void): () => void;
}

export function createChoices(storage: DraftStorage | null): Choices {
  const inMemory = new Map<string, string>();
  const listeners = new Set<() => void>();
  return {
    get: (name) => inMemory.get(name) ?? attempt(() => storage?.getItem(PREFIX + name) ?? undefined),
    set(name, value) {
      inMemory.set(name, value);
      attempt(() => storage?.setItem(PREFIX + name, value));
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
