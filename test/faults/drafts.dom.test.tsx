import { cleanup } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, type SessionEnd } from 'chatdeck/client';
import type { DraftStorage } from 'chatdeck/hooks';
import { calls } from 'chatdeck/model';
import { networkFaults } from '../client/faults';
import type { CallName } from '../client/samples';
import { memoryStorage } from '../hooks/network';
import { hookNames, plugs } from '../screen-table';
import { readCallsOfHooks } from './calls-of-hooks';
import { valueOf } from './place';
import { forgetHost, places, type Sending } from './places';
import { clientOver, Host, makeNetwork, openPlace, pass, settle, standStill, type, until, type Network } from './world';

standStill();
beforeEach(forgetHost);

interface Form {
  Screen: () => ReactNode;
  sending: Sending;
}

/** Every form in which something can be typed, by the call that sends it: a new one joins by its line in the places. */
const forms = hookNames.flatMap((hook) =>
  places[hook].sends
    .filter(({ typed }) => typed && plugs[hook].typing !== 'notKept')
    .map((sending): [string, Form] => [
      `${hook}, ${sending.call}`,
      { Screen: sending.Screen ?? places[hook].Screen, sending },
    ]),
);

/** All content of the page and its fields. */
function shown(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  return [document.body.textContent, ...fields.map(({ value }) => value)].join('\n');
}

/** Distinguishes typed text from what is there anyway. */
function wordsOf(typed: unknown): string[] {
  return typeof typed === 'string' && typed.length > 3 ? [typed] : Array.isArray(typed) ? typed.flatMap(wordsOf) : [];
}

interface TypedInto extends Form {
  network: Network;
  storage: DraftStorage & { text(): string };
  typed: unknown;
}

/** Opens the form, types, and waits as long as a browser may take to lose it. */
async function typeInto({ Screen, sending }: Form): Promise<TypedInto & ReturnType<typeof openPlace>> {
  const network = makeNetwork(sending.scenario?.());
  vi.stubGlobal('fetch', network.fetch);
  const storage = memoryStorage();
  const page = openPlace(Screen, clientOver(network), storage);
  await settle(network);
  await sending.prepare?.();
  await pass(300);
  return { ...page, Screen, sending, network, storage, typed: sending.typed?.() };
}

async function expectTyped({ network, sending, typed }: TypedInto) {
  await settle(network);
  await sending.reopen?.();
  await until('what was typed is back', () => isBack());
  expect(sending.typed?.()).toEqual(typed);

  function isBack() {
    try {
      return JSON.stringify(sending.typed?.()) === JSON.stringify(typed);
    } catch {
      return false;
    }
  }
}

function copyOf(storage: DraftStorage) {
  const copy = memoryStorage();
  for (let index = 0; index < storage.length; index += 1) {
    const key = storage.key(index) ?? '';
    copy.setItem(key, storage.getItem(key) ?? '');
  }
  return copy;
}

/** As the stock dashboard does: one provider through all that a session goes through. */
function session(form: TypedInto, id: string, end?: SessionEnd) {
  const token = id || undefined;
  const client = createClient({
    baseUrl: 'https://api.test',
    session: { id, getToken: () => token, end },
    fetch: form.network.fetch,
  });
  return (
    <Host client={client} draftStorage={form.storage}>
      {id === '' ? 'Log in' : <form.Screen />}
    </Host>
  );
}

describe.each(forms)('%s: what is typed', (_title, form) => {
  it('waits for the same user after a crash and an expired session, and for no one else', async () => {
    const open = await typeInto(form);
    // Nothing is said to a page that crashes: what comes after goes by what was stored until then.
    const storage = copyOf(open.storage);
    cleanup();
    const { rerender } = openPlace(form.Screen, clientOver(open.network), storage);
    await expectTyped(open);

    const after = { ...open, storage };
    rerender(session(after, '', 'expired'));
    await pass(0);
    rerender(session(after, 'admin-token'));
    await expectTyped(open);
    expect(storage.text()).not.toBe('[]');

    rerender(session(after, '', 'expired'));
    await pass(0);
    rerender(session(after, 'agent-token'));
    await settle(open.network);
    expect(storage.text()).toBe('[]');
    for (const word of wordsOf(open.typed)) expect(shown()).not.toContain(word);
  });

  it('ends with a sign-out in the middle of its save', async () => {
    const open = await typeInto(form);
    const answers: (() => void)[] = [];
    open.network.faults[form.sending.call] = {
      expected: 'server',
      answer: () =>
        new Promise((resolve) => answers.push(() => resolve(Response.json({ Message: 'Late' }, { status: 500 })))),
    };
    await form.sending.send();
    await until('sent', () => answers.length > 0);
    open.rerender(session(open, '', 'signedOut'));
    await pass(300);
    for (const answer of answers) answer();
    await pass(3000);
    expect(open.storage.text()).toBe('[]');
  });
});

const isWhole = process.env.CHATDECK_TEST_FULL === '1';
/** The storage is one part below all forms. */
const some = isWhole ? forms : forms.slice(0, 2);

it.each(some)('%s: what is typed stays where nothing can be stored', async (_title, form) => {
  const refuse = (): never => {
    throw new DOMException('No room', 'QuotaExceededError');
  };
  const full: DraftStorage = { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 1 };
  const network = makeNetwork(form.sending.scenario?.());
  vi.stubGlobal('fetch', network.fetch);
  openPlace(form.Screen, clientOver(network), full);
  await settle(network);
  await form.sending.prepare?.();
  const typed = form.sending.typed?.();
  await pass(2000);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await settle(network);
  expect(form.sending.typed?.()).toEqual(typed);
  await form.sending.send();
  await until('it was sent', form.sending.isDone);
});

it('brings back the last that there was room for', async () => {
  const { Screen } = places.useBehaviorTab;
  const label = 'Email for offline messages';
  const network = makeNetwork();
  vi.stubGlobal('fetch', network.fetch);
  const storage = memoryStorage();
  openPlace(Screen, clientOver(network), storage);
  await settle(network);
  type('textbox', label, 'older@acme.test');
  await pass(300);
  expect(storage.text()).toContain('older@acme.test');

  const setItem = vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  type('textbox', label, 'newest@acme.test');
  await pass(300);
  expect(setItem).toHaveBeenCalled();
  expect(valueOf('textbox', label)).toBe('newest@acme.test');

  const left = copyOf(storage);
  cleanup();
  openPlace(Screen, clientOver(network), left);
  await settle(network);
  expect(valueOf('textbox', label)).toBe('older@acme.test');
});

/** What an outage looks like from here. */
const outages = ['no connection', 'a server that is away', 'a page, 502', 'no answer'].map((title) => {
  const fault = networkFaults[title];
  if (!fault) throw new Error(`No fault is called ${title}.`);
  return { title, ...fault };
});

const asked = readCallsOfHooks();
/** Each form with each call that its hook makes unprompted. */
const duringOutage = forms.flatMap(([title, form]) =>
  (asked[title.split(',')[0] ?? ''] ?? [])
    .filter((name) => calls[name].method === 'GET')
    .map((name, index): [string, CallName, Form, typeof outages] => {
      const turn = title.length + index;
      return [title, name, form, isWhole ? outages : outages.slice(turn % outages.length).slice(0, 1)];
    }),
);

it.each(isWhole ? duringOutage : duringOutage.filter((_row, index) => index % 4 === 0))(
  '%s: what is typed stays through a minute in which %s fails',
  async (_title, name, form, happening) => {
    const { network, sending, typed } = await typeInto(form);
    for (const fault of [...happening, undefined]) {
      network.faults[name] = fault;
      await pass(60_000);
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      await settle(network);
      expect(network.refusals, fault?.title).toBe(0);
      expect(sending.typed?.(), fault?.title).toEqual(typed);
    }
    await sending.send();
    await until('it was sent', sending.isDone);
  },
);

it('has every form of the product', () => {
  const named = forms.map(([title]) => title.split(',')[0]);
  expect(new Set(named)).toEqual(new Set(hookNames.filter((hook) => plugs[hook].typing === 'kept')));
});
