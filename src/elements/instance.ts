import { clearDrafts } from '../hooks/shared/storage';
import { hadFrame } from './frame/traces';
import type { ChatdeckInstance, ChatdeckOptions } from './options';

/** What an instance knows at a moment; another object after each change. */
export interface InstanceState {
  readonly options: ChatdeckOptions;
  readonly isSignedOut: boolean;
}

/** An instance as elements see it. */
export interface Instance extends ChatdeckInstance {
  get(this: void): InstanceState;
  subscribe(this: void, listener: () => void): () => void;
}

/** An element that can be given an instance. */
export interface Connectable {
  /** Undefined for the page's default instance. */
  instance: Instance | undefined;
}

/** What the copies of this module on a page share: its elements are those of the first. */
interface Shared {
  followers: Set<(instance: Instance) => void>;
  current: Instance | undefined;
}
const place = Symbol.for('chatdeck.elements');
const shared = ((globalThis as unknown as Record<symbol, Shared | undefined>)[place] ??= {
  followers: new Set(),
  current: undefined,
});

/**
 * Calls back with the page's default instance, now or once it exists, and with another one later, until the returned
 * function is called. The first instance is the default until it has signed out and there is a new one.
 */
export function onDefaultInstance(listener: (instance: Instance) => void): () => void {
  shared.followers.add(listener);
  if (shared.current) listener(shared.current);
  return () => void shared.followers.delete(listener);
}

/** Without one of these, a change after the sign-out is only one of looks. */
const signInOptions = ['baseUrl', 'accountId', 'getToken'] as const;

export function createInstance(options: ChatdeckOptions): Instance {
  let state: InstanceState = { options, isSignedOut: false };
  const listeners = new Set<() => void>();
  const set = (next: InstanceState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const instance: Instance = {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    update: (changes) => {
      const { options, isSignedOut } = state;
      const signsIn = signInOptions.some((name) => name in changes);
      set({ options: { ...options, ...changes }, isSignedOut: isSignedOut && !signsIn });
      if (state.options.accountId !== options.accountId) endDrafts(options);
    },
    logout: () => {
      const { options } = state;
      set({ options, isSignedOut: true });
      endDrafts(options);
    },
    connect: (element) => void ((element as Element & Connectable).instance = instance),
  };
  if (!shared.current || shared.current.get().isSignedOut) {
    shared.current = instance;
    for (const listener of shared.followers) listener(instance);
  }
  return instance;
}

/** Deletes the unsaved work of an account, whether or not it has elements now, and in frames. */
function endDrafts({ baseUrl, accountId }: ChatdeckOptions): void {
  clearDrafts(accountId);
  if (hadFrame(accountId)) void import('./frame/clear').then((clear) => clear.clearFrameDrafts(baseUrl, accountId));
}
