import { beforeEach, expect, it, vi } from 'vitest';
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
