import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** Whether the person wants nothing to move. Where that cannot be known, nothing does. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, read, () => true);
}

function subscribe(listener: () => void): () => void {
  const list = listOf();
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
}

function read(): boolean {
  return listOf()?.matches ?? true;
}

function listOf(): MediaQueryList | undefined {
  return typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined;
}
