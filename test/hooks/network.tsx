import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { createClient, type Client, type ClientOptions, type SessionEnd, type TokenStore } from 'chatdeck/client';
import { ChatdeckProvider, useBehaviorTab, type ChatdeckProviderProps, type DraftStorage } from 'chatdeck/hooks';
import type { BehaviorSection, BehaviorSettings, BehaviorTabProps, Editor } from 'chatdeck/model';
import { handlers, type HandlersOptions } from 'chatdeck/testing';
import { StrictMode, type ReactNode } from 'react';

const origin = 'https://api.test';

/** Storage of one test: what a save of the test before still writes goes nowhere. */
export let storage = memoryStorage();

export function memoryStorage(): DraftStorage & { text(): string } {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
    text: () => JSON.stringify([...items]),
  };
}

/** Ends the browser tab whose drafts are stored: the next tab is offered them. */
export function closeTab(): void {
  const drafts = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((name) =>
    name.startsWith('chatdeck:draft:'),
  );
  for (const name of drafts) {
    storage.setItem(name.replace(/#[^#]*$/, '#closed'), storage.getItem(name) ?? '');
    storage.removeItem(name);
  }
}

/** An in-memory token store, for a separate tab. */
export function memoryTokens(token?: string): TokenStore {
  let current = token;
  const listeners = new Set<(end?: SessionEnd) => void>();
  const set = (next: string | undefined, end?: SessionEnd) => {
    current = next;
    for (const listener of listeners) listener(end);
  };
  return {
    getToken: () => current,
    setToken: (next) => set(next),
    clearToken: (only, end) => {
      if (only === undefined || only === current) set(undefined, end);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A separate network for one file's tests; call it at the top. */
export function makeNetwork() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => {
    storage = memoryStorage();
    sessionStorage.clear();
  });
  afterEach(() => {
    cleanup();
    server.resetHandlers();
  });
  afterAll(() => server.close());
  return {
    baseUrl: origin,
    /** For handlers of a test's own. */
    server,
    /** Puts the service of a scenario behind the network. */
    serve: (options: HandlersOptions = {}) => server.use(...handlers(options)),
  };
}

/** Does what a person does, and waits for what the checks of a form say. */
export function settle(change: () => void): Promise<void> {
  return act(() => Promise.resolve().then(change));
}

export function clientFor(token: string | undefined, options: Partial<ClientOptions> = {}): Client {
  const session = { id: token ?? '', getToken: () => token };
  return createClient({ baseUrl: origin, session, ...options });
}

export function wrapperFor(client: Client, props: Partial<ChatdeckProviderProps> = {}) {
  const draftStorage = storage;
  return ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <ChatdeckProvider client={client} draftStorage={draftStorage} {...props}>
        {children}
      </ChatdeckProvider>
    </StrictMode>
  );
}

/** The Behavior tab of a widget as one person has it open. */
export async function openBehavior(client: Client, widgetId: number | string = 11) {
  const tab = renderHook(() => useBehaviorTab(widgetId), { wrapper: wrapperFor(client) });
  await waitFor(() => expect(tab.result.current.editor.status).not.toBe('loading'));
  return {
    ...tab,
    editor: () => readyEditor(tab.result.current),
    edit: (patch: Partial<BehaviorSettings>) => act(() => readyEditor(tab.result.current).onEdit(patch)),
    save: () => act(() => readyEditor(tab.result.current).sections.presence.onSave()),
    status: () => readyEditor(tab.result.current).sections.presence.status,
    /** Takes back a save, counted from the newest. */
    use: (index: number) => act(() => readyEditor(tab.result.current).offers?.[index]?.onUse()),
  };
}

function readyEditor({ editor }: BehaviorTabProps): Editor<BehaviorSettings, BehaviorSection> {
  if (editor.status !== 'ready') throw new Error(`The editor is not ready but ${editor.status}.`);
  return editor.data.live?.get() ?? editor.data;
}
