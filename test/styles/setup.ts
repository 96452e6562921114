import builtSheet from 'virtual:built-sheet';
import { afterEach, beforeEach, expect, inject, vi } from 'vitest';
import fullSheet from '../../src/styles.css?inline';
import { hostSheets } from './hosts';
import { areAlike, makeLooks, markHostElements, type Look } from './picture-sheets';

const isWhole = inject('wholeStyles');
const seen = new Set<string>();
const allHosts = { all: Object.values(hostSheets).join('\n') };

beforeEach((context) => {
  if (!isWhole && !isSample(context.task.file.name, context.task.name)) context.skip();
});

/** One story of each file, and all in which something stands over the page. */
function isSample(file: string, story: string): boolean {
  const isFirst = !seen.has(file);
  seen.add(file);
  return isFirst || /open|dialog|menu|toast|popover|tip|choosing|confirm/i.test(`${file} ${story}`);
}

afterEach(async (context) => {
  if (context.task.result?.state === 'skip') return;
  const loaded = [...document.querySelectorAll<HTMLStyleElement>('style[data-vite-dev-id$="/styles.css"]')];
  await vi.waitUntil(() => !document.querySelector('[data-chatdeck="later"]'), 30_000);
  const looks = makeLooks();
  for (const sheet of loaded) sheet.disabled = true;
  const name = `${context.task.file.name}-${context.task.name}`.replace(/\W+/g, '-');
  const differing: string[] = [];
  const compare = async (what: string, isAmongHosts: boolean, one: Look, other: Look) => {
    const show = (look: Look) => looks.apply(look, isAmongHosts);
    if (!(await areAlike(show, one, other, `${name}-${what}`))) differing.push(what);
  };
  try {
    for (const appearance of ['light', 'dark'] as const) {
      await compare(appearance, false, { ours: fullSheet, appearance }, { ours: builtSheet, appearance });
    }
    markHostElements();
    for (const [host, sheet] of Object.entries(isWhole ? hostSheets : allHosts)) {
      const plain: Look = { ours: builtSheet, appearance: 'light' };
      await compare(host, true, plain, { ...plain, host: sheet });
    }
  } finally {
    for (const sheet of loaded) sheet.disabled = false;
    looks.remove();
  }
  expect(differing, `Pictures are in .reports/styles/${name}-*.png`).toEqual([]);
});

declare module 'vitest' {
  interface ProvidedContext {
    wholeStyles: boolean;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    picture(name?: string): Promise<string>;
  }
}
