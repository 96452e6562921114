import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import type { queries } from '@testing-library/dom';

/** Names an element by its role and accessible name, inside the last dialog where one is open. */
export interface Named {
  /** Or several, of which any will do. */
  role: string | string[];
  name?: string | RegExp;
}

/** The small browser of WebKitGTK, as the WebDriver standard drives it. */
export interface WebKit {
  /** Loads an address in a page of its own. */
  open(address: string): Promise<void>;
  /** Runs a function in the page, and waits for what it promises. */
  run<Args extends unknown[], T>(work: (...args: Args) => T, ...args: Args): Promise<Awaited<T>>;
  /** Runs a script that is not a function. */
  load(script: string): Promise<void>;
  /** Clicks an element as a person does, once it is there. */
  press(named: Named): Promise<void>;
  /** Types text into a field in place of what it holds. */
  type(named: Named, text: string): Promise<void>;
  /** Types text where the focus is. */
  typeInFocus(text: string): Promise<void>;
  /** Waits until an element is there. */
  sees(named: Named): Promise<void>;
  /** Repeats a question to the page until it is answered with yes. */
  until<Args extends unknown[]>(what: string, ask: (...args: Args) => boolean, ...args: Args): Promise<void>;
  close(): Promise<void>;
}

declare global {
  interface Window {
    TestingLibraryDom?: typeof queries;
  }
}

/** Finds elements by role and name in the page. */
const finder = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
const browser = process.env.WEBKIT_PATH ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const patienceMs = 30_000;
/** How the standard names an element in JSON. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

export async function openWebKit(port: number): Promise<WebKit> {
  const { display, screen } = await startScreen();
  const driver = spawn('WebKitWebDriver', ['-p', String(port)], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: 'ignore',
  });
  const root = `http://127.0.0.1:${port}`;
  await untilDone('WebKitWebDriver', async () => (await fetch(`${root}/status`)).ok);
  const browserOptions = { binary: browser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } };
  const { sessionId } = (await send('POST', '/session', { capabilities })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  await send('POST', `${session}/window/rect`, { width: 1280, height: 900 });

  async function send(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${root}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
    if (!answer.ok) throw new Error(`WebDriver: ${value?.error}: ${value?.message}`);
    return value;
  }

  async function run<Args extends unknown[], T>(work: (...args: Args) => T, ...args: Args): Promise<Awaited<T>> {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${work.toString()})(...[...arguments].slice(0, -1)))
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = (await send('POST', `${session}/execute/async`, { script, args })) as {
      value: Awaited<T>;
      error?: string;
    };
    if (error !== undefined) throw new Error(error);
    return value;
  }

  const load = async (script: string) => void (await send('POST', `${session}/execute/sync`, { script, args: [] }));

  async function until<Args extends unknown[]>(what: string, ask: (...args: Args) => boolean, ...args: Args) {
    await untilDone(what, () => run(ask, ...args));
  }

  /** The element's WebDriver reference. */
  async function find({ role, name }: Named): Promise<string> {
    const found: { id: string | undefined } = { id: undefined };
    await untilDone(`the ${String(role)} ${String(name)}`, async () => {
      if (!(await run(() => 'TestingLibraryDom' in window))) await load(finder);
      const [source, flags] = name instanceof RegExp ? [name.source, name.flags] : [name];
      const element = (await run(findInPage, [role].flat(), source ?? null, flags ?? null)) as Record<
        string,
        string
      > | null;
      found.id = element?.[elementKey];
      return found.id !== undefined;
    });
    return found.id ?? '';
  }

  return {
    run,
    load,
    until,
    open: async (address) => {
      // The same page with another fragment would not be loaded again.
      await send('POST', `${session}/url`, { url: 'about:blank' });
      await send('POST', `${session}/url`, { url: address });
    },
    async press(named) {
      await untilDone(`a click on the ${String(named.role)} ${String(named.name)}`, async () => {
        await send('POST', `${session}/element/${await find(named)}/click`, {});
        return true;
      });
    },
    async type(named, text) {
      await untilDone(`typing into the ${String(named.role)} ${String(named.name)}`, async () => {
        const field = `${session}/element/${await find(named)}`;
        await send('POST', `${field}/clear`, {});
        await send('POST', `${field}/value`, { text });
        return true;
      });
    },
    async typeInFocus(text) {
      const focused = (await send('GET', `${session}/element/active`)) as Record<string, string>;
      await send('POST', `${session}/element/${focused[elementKey]}/value`, { text });
    },
    sees: async (named) => void (await find(named)),
    async close() {
      await send('DELETE', session).catch(() => undefined);
      await end(driver);
      await end(screen);
    },
  };
}

/** Runs in the page. */
function findInPage(roles: string[], name: string | null, flags: string | null): Element | null {
  const dialogs = document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]');
  const part = (dialogs[dialogs.length - 1] ?? document.body) as HTMLElement;
  const wanted = name === null ? {} : { name: flags === null ? name : new RegExp(name, flags) };
  return roles.flatMap((role) => window.TestingLibraryDom?.queryAllByRole(part, role, wanted) ?? [])[0] ?? null;
}

/** A screen without a monitor, under a number that is free. */
async function startScreen(): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, screen };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

/** Whatever fails is tried again: pages change under the hand. */
async function untilDone(what: string, attempt: () => Promise<boolean>): Promise<void> {
  const limit = performance.now() + patienceMs;
  for (let last: unknown; ;) {
    try {
      if (await attempt()) return;
    } catch (error) {
      last = error;
    }
    if (performance.now() > limit) throw new Error(`WebKitGTK did not get to: ${what}`, { cause: last });
    await pause(50);
  }
}
