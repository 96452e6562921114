import { newId } from '../../model/core/random-text';
import { attempt } from './storage';

/** This browser tab, which keeps its name across a reload, and the other open tabs. */
export interface PageTab {
  /** Names what this tab stores. */
  id(): string;
  /** The open tabs, including this one. */
  openTabs(): Promise<ReadonlySet<string>>;
  /** While the page is shown, other tabs see this one as open. */
  enter(): void;
  leave(): void;
}

const ITEM = 'chatdeck:tab';
const LOCK = 'chatdeck:tab:';
/** How long the previous page may take to unload, in milliseconds. */
const GRACE = 500;
/** How long another tab may take to answer, in milliseconds. */
const ANSWER = 200;

let pageTab: PageTab | undefined;

/** One for the whole page, however many providers it has. */
export function thisTab(): PageTab {
  pageTab ??= createPageTab();
  return pageTab;
}

function createPageTab(): PageTab {
  const locks = findLocks();
  const storage = attempt(() => globalThis.sessionStorage);
  let id = attempt(() => storage?.getItem(ITEM)) ?? rename();
  let release: (() => void) | undefined;
  let isAsking = false;
  let users = 0;
  let ready: Promise<void> = Promise.resolve();

  function rename(): string {
    const next = newId();
    attempt(() => storage?.setItem(ITEM, next));
    return next;
  }

  /** If the tab was duplicated, another one holds the name: it takes a new one. */
  async function hold() {
    const wanted = id;
    if ((await lock(wanted)) || users === 0 || id !== wanted) return;
    id = rename();
    await lock(id);
  }

  function lock(name: string): Promise<boolean> {
    return new Promise((resolve) => {
      const refused = new AbortController();
      // Ends the wait; a lock that is held stays.
      setTimeout(() => refused.abort(), GRACE);
      isAsking = true;
      const answer = (isHeld: boolean) => {
        isAsking = false;
        resolve(isHeld);
      };
      const holdOn = () => {
        answer(true);
        return new Promise<void>((end) => {
          if (users === 0) end();
          else release = end;
        });
      };
      locks.request(LOCK + name, { signal: refused.signal }, holdOn).catch(() => answer(false));
    });
  }

  return {
    id: () => id,
    async openTabs() {
      await ready;
      const { held: names = [] } = await locks.query();
      const open = names.flatMap(({ name = '' }) => (name.startsWith(LOCK) ? [name.slice(LOCK.length)] : []));
      return new Set([...open, id]);
    },
    enter() {
      users += 1;
      // A second request would wait behind the first and mistake it for another tab.
      if (!release && !isAsking) ready = hold();
    },
    leave() {
      users -= 1;
      if (users > 0) return;
      release?.();
      release = undefined;
    },
  };
}

function findLocks(): TabLocks {
  return (globalThis.navigator as Partial<Navigator> | undefined)?.locks ?? channelLocks();
}

/** The part of `LockManager` that names of tabs need. */
interface TabLocks {
  request(name: string, options: { signal: AbortSignal }, work: () => Promise<void>): Promise<unknown>;
  query(): Promise<{ held?: readonly { name?: string }[] }>;
}

/**
 * Browsers have no locks on plain http. There, tabs ask each other for their names: one that doesn't answer in time,
 * because the browser has frozen it, counts as closed.
 */
function channelLocks(): TabLocks {
  const heard = new Set<string>();
  let channel: BroadcastChannel | undefined;

  async function ask(): Promise<ReadonlySet<string>> {
    heard.clear();
    if (!channel) return heard;
    channel.postMessage('');
    await new Promise((resolve) => setTimeout(resolve, ANSWER));
    return heard;
  }

  return {
    query: async () => ({ held: Array.from(await ask(), (name) => ({ name })) }),
    async request(name, { signal }, work) {
      if (typeof BroadcastChannel === 'undefined') return work();
      const own = (channel = new BroadcastChannel(ITEM));
      // A question has no text.
      own.onmessage = ({ data }: MessageEvent<string>) => void (data === '' ? own.postMessage(name) : heard.add(data));
      try {
        while ((await ask()).has(name)) signal.throwIfAborted();
        await work();
      } finally {
        own.close();
        if (channel === own) channel = undefined;
      }
    },
  };
}
