import { useSyncExternalStore } from 'react';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');

function subscribe(listener: () => void) {
  prefersDark.addEventListener('change', listener);
  return () => prefersDark.removeEventListener('change', listener);
}

/** Light or dark, as the person's system has it. */
export function useAppearance(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, () => (prefersDark.matches ? 'dark' : 'light'));
}
