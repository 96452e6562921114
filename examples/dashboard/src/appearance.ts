import { useSyncExternalStore } from 'react';

export type AppearanceChoice = 'light' | 'dark' | 'system';

const STORED = 'chatdeck-dashboard:appearance';
const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
let choice = readStored();

function subscribe(listener: () => void) {
  listeners.add(listener);
  prefersDark.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    prefersDark.removeEventListener('change', listener);
  };
}

/** Light or dark: what the person chose in this browser, or as their system has it. */
export function useAppearance(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, () => {
    if (choice !== 'system') return choice;
    return prefersDark.matches ? 'dark' : 'light';
  });
}

export function useAppearanceChoice(): AppearanceChoice {
  return useSyncExternalStore(subscribe, () => choice);
}

export function chooseAppearance(next: AppearanceChoice): void {
  choice = next;
  try {
    localStorage.setItem(STORED, next);
  } catch {
    // Where nothing may be stored, it lasts until a reload.
  }
  for (const listener of listeners) listener();
}

function readStored(): AppearanceChoice {
  try {
    const stored = localStorage.getItem(STORED);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}
