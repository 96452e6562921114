import { cleanup, fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calls, nothing, type ProblemKind } from 'chatdeck/model';
import { networkFaults, type Expected, type NetworkFault } from '../client/faults';
import type { CallName } from '../client/samples';
import { readCallsOfHooks } from './calls-of-hooks';
import { forgetHost, places, type Hook, type PlaceOfHook, type Sending } from './places';
import {
  alerts,
  busyParts,
  clientOver,
  expectAlive,
  find,
  makeNetwork,
  messages,
  openPlace,
  pageText,
  pass,
  settle,
  standStill,
  until,
  type Network,
} from './world';

const isWhole = process.env.CHATDECK_TEST_FULL === '1';
const asked = readCallsOfHooks();
const hooks = Object.keys(places) as Hook[];

standStill();
beforeEach(forgetHost);

interface Fault extends NetworkFault {
  title: string;
}

const faults = Object.entries(networkFaults).map(([title, fault]): Fault => ({ title, ...fault }));
/** The service does it, and the connection breaks before it says so. */
const lost: NetworkFault = { expected: 'value', answer: () => Promise.reject(new TypeError('Failed to fetch')) };

/** What the page says by now that it did not say then. */
const since = (then: readonly string[]) => messages().filter((message) => !then.includes(message));

/** Turns with the rows, so that all of them occur. */
let turn = 0;

/** All of them, or a few of those that are left to other rows. */
function some(all: readonly Fault[], count: number): Fault[] {
  if (isWhole) return [...all];
  return Array.from({ length: Math.min(count, all.length) }, () => all[turn++ % all.length]).filter(
    (fault) => fault !== undefined,
  );
}

function expectedOf(name: CallName, fault: NetworkFault): Expected {
  const call = calls[name];
  if (call.access === 'public' && fault.ofPublic) return fault.ofPublic;
  if (call.method === 'HEAD') return fault.ofHead ?? fault.ofNothing ?? fault.expected;
  return call.answer === nothing ? (fault.ofNothing ?? fault.expected) : fault.expected;
}

const isRead = (name: CallName) => calls[name].method === 'GET' && name !== 'rate';
const failing = (name: CallName, except: readonly ProblemKind[] = []) =>
  faults.filter((fault) => {
    const expected = expectedOf(name, fault);
    return expected !== 'value' && expected !== 'either' && !except.includes(expected);
  });
const doubtful = (name: CallName) =>
  faults.filter((fault) => ['value', 'either'].includes(expectedOf(name, fault)) && fault.expected !== 'offline');

/** Only a rejected token signs anyone out, and only once. */
function expectSignedOut(network: Network, name: CallName, happened: readonly Fault[], hook: Hook) {
  const isRefused = happened.some((fault) => expectedOf(name, fault) === 'unauthorized');
  if (hook !== 'useSession') expect(network.refusals).toBe(isRefused ? 1 : 0);
}

interface Reading {
  place: PlaceOfHook;
  name: CallName;
}

const retries = () => [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Try again');

function open(
  place: PlaceOfHook,
  { Screen = place.Screen, scenario = place.scenario }: Partial<Sending> = {},
): Network {
  const network = makeNetwork(scenario?.());
  vi.stubGlobal('fetch', network.fetch);
  openPlace(Screen, clientOver(network));
  return network;
}

function retry(title: string) {
  const [button] = retries();
  if (!button) throw new Error(`${title} comes after no way on: ${pageText()}`);
  fireEvent.click(button);
}

/** Reports are refetched after a minute, everything else immediately. */
async function readAgain(network: Network) {
  await pass(61_000);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await settle(network);
}

/** Where it fails from the start: says so, and offers another try that may fail in another way, until one succeeds. */
async function failAtFirst(network: Network, { place, name }: Reading, happening: readonly Fault[]) {
  const isQuiet = place.quiet?.includes(name);
  for (const [index, fault] of happening.entries()) {
    const title = `${name} at first: ${fault.title}`;
    network.faults[name] = fault;
    if (index === 0) openPlace(place.Screen, clientOver(network));
    else if (isQuiet) break;
    else retry(title);
    await settle(network);
    expectAlive(title);
    if (isQuiet) continue;
    const words = place.words?.[name];
    if (words) expect(pageText(), title).toContain(words);
    else expect(alerts(), title).not.toEqual([]);
    expect(retries().length, `${title}: ${pageText()}`).toBeGreaterThan(0);
  }
  network.faults = {};
  for (const button of retries()) fireEvent.click(button);
  if (isQuiet) await readAgain(network);
  await settle(network);
  expect(retries(), pageText()).toEqual([]);
  expect(busyParts()).toEqual([]);
}

/** If a refetch fails, the old data stays, with a note that it may be out of date. */
async function failLater(network: Network, { place, name }: Reading, happening: readonly Fault[]) {
  const before = pageText();
  for (const fault of happening) {
    const title = `${name} later: ${fault.title}`;
    const count = network.asked.length;
    network.faults[name] = fault;
    await readAgain(network);
    expect(network.asked.slice(count), title).toContain(name);
    expectAlive(title);
    if (place.quiet?.includes(name) || place.quietLater?.includes(name)) continue;
    const words = place.words?.[name];
    if (words) expect(pageText(), title).toContain(words);
    else expect(document.querySelector('[data-chatdeck="stale"], [role="alert"]'), title).not.toBeNull();
    expect(pageText().length, title).toBeGreaterThan(before.length * 0.8);
  }
  network.faults = {};
  await readAgain(network);
  expect(document.querySelector('[data-chatdeck="stale"]')).toBeNull();
}

const readsOf = (hook: Hook) =>
  (asked[hook] ?? []).filter((name) => isRead(name) && !places[hook].notAtFirst?.includes(name));

// A hook that calls nothing has nothing to fail.
describe.each(hooks.filter((hook) => readsOf(hook).length + places[hook].sends.length > 0))(
  '%s',
  { timeout: isWhole ? 300_000 : 60_000 },
  (hook) => {
    const place = places[hook];
    const reads = readsOf(hook);

    it.each(reads)('shows that %s failed, keeps what is there, and recovers', async (name) => {
      const network = makeNetwork(place.scenario?.());
      vi.stubGlobal('fetch', network.fetch);
      const harmless = [...(place.leadsAway ?? []), ...(place.withoutIt?.[name] ?? [])];
      const atFirst = some(failing(name, harmless), 1);
      await failAtFirst(network, { place, name }, atFirst);
      const later = place.once?.includes(name) ? [] : some(failing(name, harmless), 1);
      await failLater(network, { place, name }, later);
      expectSignedOut(network, name, [...atFirst, ...later], hook);
    });

    const sends = place.sends.map((sending): [string, Sending] => [sending.call, sending]);

    it.each(sends)('keeps everything when %s fails, and sends it at the next try', async (name, sending) => {
      const network = open(place, sending);
      await settle(network);
      await sending.prepare?.();
      const typed = sending.typed?.();
      const calm = messages();
      const happening = some(failing(sending.call, sending.doneBy), 1);
      for (const fault of happening) {
        const title = `${name}: ${fault.title}`;
        const count = network.asked.length;
        network.faults[sending.call] = fault;
        await sending.send();
        await until('asked', () => network.asked.slice(count).includes(sending.call));
        await settle(network);
        expectAlive(title);
        expect(sending.isDone(), title).toBe(false);
        expect(find('button', 'Saved'), title).toBeUndefined();
        if (sending.isTold) expect(sending.isTold(), title).toBe(true);
        else expect(since(calm), `${title}: ${pageText()}`).not.toEqual([]);
        expect(sending.typed?.(), title).toEqual(typed);
      }
      network.faults = {};
      expectSignedOut(network, sending.call, happening, hook);
      await sending.send();
      await until(`${name} was done`, sending.isDone);
      if (!sending.leaves) await settle(network);
    });

    it.each(sends)('recovers when %s was done but its answer was lost', async (name, sending) => {
      const network = open(place, sending);
      await settle(network);
      await sending.prepare?.();
      const calm = messages();
      const cameOf = async (what: string) => {
        // A form begins to send when its checks have answered.
        await pass(0);
        await until(`anything came of ${what}`, () => {
          const isOver = network.open === 0 && (sending.leaves === true || busyParts().length === 0);
          return isOver && (sending.isDone() || (sending.isTold?.() ?? since(calm).length > 0));
        });
      };
      network.faults[sending.call] = lost;
      await sending.send();
      await cameOf(`${name} without an answer`);
      network.faults = {};
      if (sending.isDone()) return;
      expectAlive(name);
      await sending.send();
      await cameOf(`the second ${name}`);
      if (!sending.isDone()) expectAlive(`the second ${name}`);
    });

    if (!isWhole) return;
    it.each(reads)('shows what it can of an odd answer to %s', async (name) => {
      for (const fault of doubtful(name)) {
        const network = makeNetwork(place.scenario?.());
        vi.stubGlobal('fetch', network.fetch);
        network.faults[name] = fault;
        openPlace(place.Screen, clientOver(network));
        await settle(network);
        expectAlive(`${name}: ${fault.title}`);
        cleanup();
      }
    });

    it.each(sends)('tells what came of an odd answer to %s', async (name, sending) => {
      for (const fault of doubtful(sending.call)) {
        const title = `${name}: ${fault.title}`;
        forgetHost();
        const network = open(place, sending);
        await settle(network);
        await sending.prepare?.();
        const typed = sending.typed?.();
        const before = messages();
        const isTold = () => sending.isTold?.() ?? since(before).length > 0;
        const isOver = () => network.open === 0 && (sending.leaves ?? busyParts().length === 0);
        network.faults[sending.call] = fault;
        await sending.send();
        await until(`anything came of ${title}`, () => isOver() && (sending.isDone() || isTold()));
        if (sending.isDone()) {
          if (find('button', 'Saved')) expect(sending.typed?.(), title).toEqual(typed);
        } else {
          expect(network.asked, title).toContain(sending.call);
          expect(fault.expected, title).not.toBe('value');
          expect(find('button', 'Saved'), title).toBeUndefined();
          expect(sending.typed?.(), title).toEqual(typed);
        }
        if (!sending.leaves) {
          await settle(network);
          expectAlive(title);
        }
        cleanup();
      }
    });
  },
);

/** Every tab has the switch in its header, and several screens begin a deletion: one hook tries them. */
const triedIn: Partial<Record<CallName, Hook>> = {
  toggleOn: 'useBehaviorTab',
  toggleOff: 'useBehaviorTab',
  deleteWidget: 'useDashboard',
};

it('has a way to send each call that a screen sends', () => {
  const missing = hooks.flatMap((hook) => {
    const sent = new Set<CallName>(places[hook].sends.map(({ call }) => call));
    const isTried = (name: CallName) => sent.has(name) || (triedIn[name] ?? hook) !== hook;
    const left = (asked[hook] ?? []).filter((name) => !isRead(name) && !isTried(name));
    return left.map((name) => `${hook}: ${name}`);
  });
  expect(missing).toEqual([]);
});
