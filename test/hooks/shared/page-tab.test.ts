import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../network';

interface Request {
  name: string;
  grant(): Promise<void>;
}

/** Locks of one browser: one holder per name, the others wait in order. */
function fakeLocks() {
  const held = new Map<string, Promise<void>>();
  const requests: Request[] = [];
  const locks = {
    request: (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        requests.push({
          name,
          async grant() {
            if (signal.aborted || held.has(name)) return;
            const holding = work();
            held.set(name, holding);
            await Promise.race([holding.then(() => held.delete(name)), Promise.resolve()]);
            resolve();
          },
        });
      }),
    query: () => Promise.resolve({ held: [...held.keys()].map((name) => ({ name })) }),
  };
  return { locks, requests, held };
}

async function openPage() {
  const { locks, requests, held } = fakeLocks();
  vi.stubGlobal('navigator', { locks });
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.resetModules();
  const { thisTab } = await import('../../../src/hooks/shared/page-tab');
  return { tab: thisTab(), requests, held };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

it('keeps its name when the page is entered, left and entered again before the browser answers', async () => {
  const { tab, requests } = await openPage();
  const name = tab.id();
  tab.enter();
  tab.leave();
  tab.enter();
  await requests[0]?.grant();
  await vi.advanceTimersByTimeAsync(1000);
  expect(tab.id()).toBe(name);
  expect(requests).toHaveLength(1);
  expect(await tab.openTabs()).toEqual(new Set([name]));
});

it('keeps its name when the page is left and entered again later', async () => {
  const { tab, requests, held } = await openPage();
  const name = tab.id();
  tab.enter();
  await requests[0]?.grant();
  tab.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(held.size).toBe(0);
  tab.enter();
  await requests[1]?.grant();
  await vi.advanceTimersByTimeAsync(1000);
  expect(tab.id()).toBe(name);
  expect(held.size).toBe(1);
});

it('takes a new name if a duplicate of the tab holds the first', async () => {
  const { tab, requests } = await openPage();
  const name = tab.id();
  tab.enter();
  await vi.advanceTimersByTimeAsync(1000);
  expect(tab.id()).not.toBe(name);
  expect(requests.map((request) => request.name)).toEqual([`chatdeck:tab:${name}`, `chatdeck:tab:${tab.id()}`]);
});

describe('on plain http, where browsers have no locks,', () => {
  /** Each message reaches all other open channels a moment later. */
  class FakeChannel {
    static readonly open = new Set<FakeChannel>();
    onmessage: ((event: { data: unknown }) => void) | null = null;
    constructor() {
      FakeChannel.open.add(this);
    }
    postMessage(data: unknown) {
      if (!FakeChannel.open.has(this)) throw new Error('The channel is closed.');
      const others = [...FakeChannel.open].filter((other) => other !== this);
      for (const other of others) setTimeout(() => FakeChannel.open.has(other) && other.onmessage?.({ data }), 10);
    }
    close() {
      FakeChannel.open.delete(this);
    }
  }

  /** A page of the browser tab that `storage` is of; a reload and a duplicate start with what it holds. */
  async function openTab(storage = memoryStorage()) {
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('BroadcastChannel', FakeChannel);
    vi.stubGlobal('sessionStorage', storage);
    vi.resetModules();
    const { thisTab } = await import('../../../src/hooks/shared/page-tab');
    return thisTab();
  }
  /** Its question goes out while the clock stands still. */
  async function enter(tab: Awaited<ReturnType<typeof openTab>>) {
    tab.enter();
    await pass(0);
    return tab;
  }
  function copyOf(storage: ReturnType<typeof memoryStorage>) {
    const copy = memoryStorage();
    for (const [name, value] of JSON.parse(storage.text()) as [string, string][]) copy.setItem(name, value);
    return copy;
  }
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  async function openTabs(tab: Awaited<ReturnType<typeof openTab>>) {
    const answer = tab.openTabs();
    await pass(1000);
    return answer;
  }

  beforeEach(() => FakeChannel.open.clear());

  it('knows which other tabs are open', async () => {
    const [one, other] = [await enter(await openTab()), await enter(await openTab())];
    expect(await openTabs(other)).toEqual(new Set([one.id(), other.id()]));
    one.leave();
    await pass(0);
    expect(await openTabs(other)).toEqual(new Set([other.id()]));
    other.leave();
    await pass(0);
    expect(FakeChannel.open.size).toBe(0);
  });

  it('takes a new name in a duplicate of the tab', async () => {
    const storage = memoryStorage();
    const one = await enter(await openTab(storage));
    await pass(1000);
    const name = one.id();
    const duplicate = await openTab(copyOf(storage));
    expect(duplicate.id()).toBe(name);
    await enter(duplicate);
    await pass(1000);
    expect(duplicate.id()).not.toBe(name);
    expect(one.id()).toBe(name);
    expect(await openTabs(one)).toEqual(new Set([name, duplicate.id()]));
  });

  it('never shares a name between two copies of a tab that open at once', async () => {
    const storage = memoryStorage();
    const one = await enter(await openTab(storage));
    const other = await enter(await openTab(copyOf(storage)));
    await pass(1000);
    expect(one.id()).not.toBe(other.id());
  });

  it('keeps its name after a reload, although the page before takes a while to unload', async () => {
    const storage = memoryStorage();
    const before = await enter(await openTab(storage));
    await pass(1000);
    const after = await enter(await openTab(storage));
    await pass(250);
    before.leave();
    await pass(1000);
    expect(after.id()).toBe(before.id());
    expect(await openTabs(after)).toEqual(new Set([after.id()]));
  });

  it('keeps its name when the page is entered, left and entered again', async () => {
    const tab = await openTab();
    const name = tab.id();
    tab.enter();
    tab.leave();
    tab.enter();
    await pass(1000);
    tab.leave();
    tab.enter();
    await pass(1000);
    expect(tab.id()).toBe(name);
    expect(FakeChannel.open.size).toBe(1);
  });
});
