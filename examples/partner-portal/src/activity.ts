import type { ChatdeckEvent } from 'chatdeck';
import { useSyncExternalStore } from 'react';

export interface Activity {
  id: number;
  at: Date;
  kind: 'event' | 'error';
  text: string;
}

/** The newest first. A portal sends them to its analytics and its error tracker instead. */
let activities: readonly Activity[] = [];
let count = 0;
const listeners = new Set<() => void>();

function note(kind: Activity['kind'], text: string) {
  count += 1;
  activities = [{ id: count, at: new Date(), kind, text }, ...activities].slice(0, 20);
  for (const listener of listeners) listener();
}

/** What a person did in a screen of Chatdeck's: names and kinds, never what they wrote. */
export function noteEvent({ name, screen = 'chat', ...details }: ChatdeckEvent): void {
  note('event', [screen, name, ...Object.values(details)].join(' · '));
}

/** A fault that a screen has caught. */
export function noteError(error: unknown): void {
  note('error', error instanceof Error ? error.message : String(error));
}

export function useActivities(): readonly Activity[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => activities,
  );
}
