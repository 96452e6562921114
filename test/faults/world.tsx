import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { ChatdeckTheme } from 'chatdeck';
import { createClient, type Client, type ClientOptions } from 'chatdeck/client';
import { ChatdeckProvider, type DraftStorage } from 'chatdeck/hooks';
import { calls, formatRoute } from 'chatdeck/model';
import { createMemoryStore, createService } from 'chatdeck/service';
import { plainPasswords, scenarios, signedInDataset, type Scenario } from 'chatdeck/testing';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { NetworkFault } from '../client/faults';
import type { CallName } from '../client/samples';
import { memoryStorage } from '../hooks/network';
import '../screens/render-screen';
import { callOf } from './calls-of-hooks';

/** Milliseconds of the test's clock after which a call is given up. */
const TIMEOUT = 2000;
/** Of the real clock: nothing here waits for anything but the machine. */
const PATIENCE = 30_000;

/** Time moves only where a test lets it, so that neither a pause nor a time-out is waited for. */
export function standStill() {
  const complaints: string[] = [];
  const complain = (thrown: unknown) => {
    // Meant for the developer who sets up the server.
    if (!/^Chatdeck: the API at .* rejects requests from /.test(String(thrown))) complaints.push(String(thrown));
  };
  beforeEach(() => {
    complaints.length = 0;
    finger.presses = 1;
    // Intervals are the machine's: jsdom draws its frames by one, and would draw none once a false clock is gone.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    vi.spyOn(console, 'error').mockImplementation((...parts) => complain(parts.join(' ')));
    process.on('unhandledRejection', complain);
  });
  afterEach(() => {
    cleanup();
    process.off('unhandledRejection', complain);
    vi.useRealTimers();
    vi.unstubAllGlobals();
    expect(complaints, 'on the console, or in no hand').toEqual([]);
  });
}

export interface Network {
  /** What goes wrong from now on. */
  faults: Partial<Record<CallName, NetworkFault | undefined>>;
  /** Everything that was asked, in its order. */
  asked: CallName[];
  /** How many requests have no answer yet. */
  open: number;
  /** How often the host was notified that the session has ended. */
  refusals: number;
  /** How many calls the service is working on: time stands still until they are done. */
  serving: number;
  fetch: typeof globalThis.fetch;
}

/** The one that the page asks. */
let current: Network | undefined;

/** The service of a scenario behind a network that does what its faults say. */
export function makeNetwork(world: Scenario = scenarios.busyAccount(new Date())): Network {
  const store = createMemoryStore();
  const service = createService({ store, passwords: plainPasswords, now: () => new Date() });
  const filled = signedInDataset(world, new Date()).then((dataset) => store.load(dataset));

  async function serve(url: string, init: RequestInit): Promise<Response> {
    // A file of this document's own make is none to the service.
    if (url.endsWith('/team-avatar')) return Response.json({ teamAvatarUrl: 'https://api.test/team.png' });
    network.serving += 1;
    try {
      await filled;
      return await service.fetch(new Request(url, { ...init, signal: null }));
    } finally {
      network.serving -= 1;
    }
  }

  async function answer(name: CallName, url: string, init: RequestInit): Promise<Response> {
    const fault = network.faults[name];
    if (!fault) return serve(url, init);
    const good: unknown = fault.expected === 'value' ? await (await serve(url, init)).json().catch(() => null) : {};
    const response = await fault.answer(good, init);
    if (calls[name].method !== 'HEAD' || response.status === 0) return response;
    return new Response(null, { status: response.status, headers: response.headers });
  }

  const network: Network = (current = {
    faults: {},
    asked: [],
    open: 0,
    serving: 0,
    refusals: 0,
    fetch: async (input, init = {}) => {
      const url = new Request(input).url;
      const name = callOf(init.method ?? 'GET', url);
      network.asked.push(name);
      network.open += 1;
      try {
        return await untilAborted(answer(name, url, init), init.signal);
      } finally {
        network.open -= 1;
      }
    },
  });
  return network;
}

/** As the browser's own `fetch`: who gives up hears nothing more. */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
    promise.then(resolve, reject);
  });
}

export function clientOver(network: Network, token = 'admin-token', options: Partial<ClientOptions> = {}): Client {
  const session = { id: token, getToken: () => token };
  const onUnauthorized = () => void (network.refusals += 1);
  const own = { baseUrl: 'https://api.test', session, fetch: network.fetch, timeoutMs: TIMEOUT, onUnauthorized };
  return createClient({ ...own, ...options });
}

interface HostProps {
  client: Client;
  draftStorage?: DraftStorage | null | undefined;
  children: ReactNode;
}

export function Host({ client, draftStorage, children }: HostProps) {
  const [storage] = useState(() => (draftStorage === undefined ? memoryStorage() : draftStorage));
  return (
    <ChatdeckTheme hrefFor={(route) => `#${formatRoute(route)}`} onError={(error) => console.error(error)}>
      <ChatdeckProvider client={client} draftStorage={storage}>
        {children}
      </ChatdeckProvider>
    </ChatdeckTheme>
  );
}

export function openPlace(Screen: () => ReactNode, client: Client, draftStorage?: DraftStorage | null) {
  return render(
    <Host client={client} draftStorage={draftStorage}>
      <Screen />
    </Host>,
  );
}

/** Advances time until the condition holds. */
export async function until(what: string, isSo: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`Never ${what}. The page says: ${pageText()}`);
    await pass(50);
  }
}

export async function pass(milliseconds: number): Promise<void> {
  await act(async () => {
    const end = performance.now() + PATIENCE;
    do {
      for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
    } while ((current?.serving ?? 0) > 0 && performance.now() < end);
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
}

/** Until nothing is on its way, not even after the pauses before the second and third try of a read, or in a body. */
export async function settle(network: Network): Promise<void> {
  for (const pause of [0, 300, 800, 2000]) {
    await pass(pause);
    await until('quiet', () => network.open === 0 && busyParts().length === 0);
  }
}

/** Everything that turns, shimmers or says that it is at work. */
export function busyParts(): string[] {
  const parts = document.querySelectorAll('[aria-busy="true"], .rt-Spinner, .cd-skeleton, [data-state="saving"]');
  return [...parts].map((part) => part.outerHTML.slice(0, 120));
}

export function pageText(): string {
  return document.body.textContent.replaceAll(/\s+/g, ' ').trim();
}

/** Whatever happened: not blank, not busy forever, and none of our own errors. */
export function expectAlive(title: string) {
  expect(pageText().length, title).toBeGreaterThan(15);
  expect(busyParts(), title).toEqual([]);
  expect(document.querySelector('[data-chatdeck="crash"]'), title).toBeNull();
}

/** What the page says of how things went. */
export function messages(): string[] {
  const parts = document.querySelectorAll(
    '[role="alert"], [role="status"], [aria-live], [data-chatdeck="problem"], [data-chatdeck="toast"]',
  );
  return [...parts].map((part) => part.textContent.trim()).filter((text) => text !== '');
}

/** What the page says has failed. */
export function alerts(): string[] {
  const parts = document.querySelectorAll('[role="alert"], [data-chatdeck="problem"]');
  return [...parts].map((part) => part.textContent.trim()).filter((text) => text !== '');
}

type Name = string | RegExp;

const selectors: Record<string, string> = {
  alertdialog: '[role="alertdialog"]',
  button: 'button:not([role])',
  checkbox: '[role="checkbox"]',
  dialog: '[role="dialog"]',
  heading: 'h1, h2, h3, h4',
  menuitem: '[role="menuitem"]',
  radio: '[role="radio"]',
  searchbox: 'input[type="search"]',
  switch: '[role="switch"]',
  textbox: 'input:not([type]), input[type="text"], input[type="email"], input[type="password"], textarea',
};

/** By role and name, without the search of a whole screen for what hides and names each part of it. */
export function find(role: string, name: Name, at = 0): HTMLElement | undefined {
  const selector = selectors[role];
  if (!selector) throw new Error(`Nobody has said how a ${role} is found.`);
  const parts = [...document.querySelectorAll<HTMLElement>(selector)];
  const isMeant = (part: HTMLElement) => (name instanceof RegExp ? name.test(nameOf(part)) : nameOf(part) === name);
  return parts.filter(isMeant)[at];
}

function nameOf(part: HTMLElement): string {
  const ids = part.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labels = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  const own =
    part instanceof HTMLInputElement || part instanceof HTMLTextAreaElement || part instanceof HTMLButtonElement;
  const label = own ? part.labels?.[0]?.textContent : undefined;
  return (part.getAttribute('aria-label') ?? (labels || label || part.textContent)).trim();
}

export function get(role: string, name: Name, at = 0): HTMLElement {
  const found = find(role, name, at);
  if (!found) throw new Error(`There is no ${role} ${String(name)}. The page says: ${pageText()}`);
  return found;
}

const finger = { presses: 1 };

/** From here on, until the test ends, each press is two before the first has shown. */
export function pressTwice(): void {
  finger.presses = 2;
}

export function click(control: HTMLElement): void {
  act(() => {
    for (let count = 0; count < finger.presses; count += 1) control.click();
  });
}

export function press(role: string, name: Name, at = 0): void {
  click(get(role, name, at));
}

/** What opens at a press of a key alone where there is no mouse, such as a menu. */
export function pressKey(role: string, name: Name, key = 'Enter'): void {
  const control = get(role, name);
  act(() => control.focus());
  fireEvent.keyDown(control, { key });
}

/** Chooses an action in the menu of a table's row. */
export async function choose(row: string, action: Name): Promise<void> {
  const menu = get('button', `More actions for ${row}`);
  act(() => menu.focus());
  // As in a browser, the key clicks the button unless it is handled.
  if (fireEvent.keyDown(menu, { key: 'Enter' })) act(() => menu.click());
  await appears('menuitem', action);
  press('menuitem', action);
}

export function type(role: string, name: Name, value: string): void {
  fireEvent.change(get(role, name), { target: { value } });
}

export async function appears(role: string, name: Name): Promise<void> {
  await until(`a ${role} ${String(name)}`, () => find(role, name) !== undefined);
}
