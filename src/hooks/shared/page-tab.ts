import { newId } from '../../model/core/random-text';
import { attempt } from './storage';

/** This browser tab, which keeps its name across a reload, and the other open tabs. */
export interface PageTab {
  /** Names what this tab stores. */
  id(): string;
  /** The open tabs, including this one; undefined if the browser can't tell. */
  openTabs(): Promise<ReadonlySet<string> | undefined>;
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

/** The part of `LockManager` that names of tabs need. */
interface TabLocks {
  request(name: string, options: { signal: AbortSignal }, work: () => Promise<void>): Promise<unknown>;
  query(): Promise<{ held?: readonly { name?: string }[] }>;
}

function createPageTab(): PageTab {
  const locks = findLocks();
  const storage = attempt(() => globalThis.sessionStorage);
  let id = attempt(() => storage?.getItem(ITEM)) ?? rename();
  let held: { release(): void } | undefined;
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
    if (!locks) return Promise.resolve(true);
    return new Promise((resolve) => {
      const refused = new AbortController();
      const timer = setTimeout(() => refused.abort(), GRACE);
      isAsking = true;
      const answer = (isHeld: boolean) => {
        isAsking = false;
        clearTimeout(timer);
        resolve(isHeld);
      };
      const holdOn = () => {
        answer(true);
        return new Promise<void>((release) => {
          if (users === 0) release();
          else held = { release };
        });
      };
      locks.request(LOCK + name, { signal: refused.signal }, holdOn).catch(() => answer(false));
    });
  }

  return {
    id: () => id,
    async openTabs() {
      if (!locks) return undefined;
      await ready;
      const { held: names = [] } = await locks.query();
      const open = names.flatMap(({ name = '' }) => (name.startsWith(LOCK) ? [name.slice(LOCK.length)] : []));
      return new Set([...open, id]);
    },
    enter() {
      users += 1;
      // A second request would wait behind the first and mistake it for another tab.
      if (!held && !isAsking) ready = hold();
    },
    leave() {
      users -= 1;
      if (users > 0) return;
      held?.release();
      held = undefined;
    },
  };
}

function findLocks(): TabLocks | undefined {
  const { locks } = (globalThis.navigator as Partial<Navigator> | undefined) ?? {};
  return locks ?? (typeof BroadcastChannel === 'undefined' ? undefined : channelLocks());
}

/**
 * Browsers have no locks on plain http. There, tabs ask each other: one that doesn't answer in time, because the browser
 * has frozen it, counts as closed.
 */
function channelLocks(): TabLocks {
  let current: ReturnType<typeof openChannel> | undefined;
  return {
    async request(name, { signal }, work) {
      const channel = openChannel(name);
      current = channel;
      try {
        while ((await channel.ask()).has(name)) signal.throwIfAborted();
        await work();
      } finally {
        channel.close();
        if (current === channel) current = undefined;
      }
    },
    query: async () => ({ held: Array.from((await current?.ask()) ?? [], (name) => ({ name })) }),
  };
}

const QUESTION = '';

/** Answers other tabs with this one's name, and asks for theirs. */
function openChannel(name: string) {
  const channel = new BroadcastChannel(ITEM);
  const heard = new Set<string>();
  channel.onmessage = ({ data }: MessageEvent<string>) => {
    if (data === QUESTION) channel.postMessage(name);
    else heard.add(data);
  };
  return {
    async ask(): Promise<ReadonlySet<string>> {
      heard.clear();
      channel.postMessage(QUESTION);
      await new Promise((resolve) => setTimeout(resolve, ANSWER));
      return heard;
    },
    close: () => channel.close(),
  };
}
