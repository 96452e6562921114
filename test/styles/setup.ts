import builtSheet from 'virtual:built-sheet';
import { afterEach, beforeEach, expect, inject, vi } from 'vitest';
import fullSheet from '../../src/styles.css?inline';
import { hostSheets, hostSurroundings } from './hosts';
import { differingLooks, makeLooks, markHostElements, type Look } from './picture-sheets';

const isWhole = inject('wholeStyles');
/** Text inherits the font of the page, so each host keeps that of Storybook. */
const pageFont = `html { --host-font: 'Inter Variable', 'Inter Fallback', system-ui, sans-serif; }
  html, body { font-family: var(--host-font) !important; }`;
/** Stories that are looked at with the full sheet and the built one, but not among hosts. */
const otherStates = /^(failed|loading|empty)$/i;
let isAmongHosts = false;
const appearances = ['light', 'dark'] as const;
const seen = new Set<string>();
const hosts = isWhole ? hostSheets : { all: Object.values(hostSheets).join('\n') };

beforeEach((context) => {
  isAmongHosts = isWhole || isSample(context.task.file.name, context.task.name);
  if (!isAmongHosts && !otherStates.test(context.task.name)) context.skip();
});

/** One story per file, and all with an overlay; every story is in the full run. */
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
  const compare = async (isInHost: boolean, expected: Look, others: Record<string, Look>) => {
    const show = (look: Look) => looks.apply(look, isInHost);
    differing.push(...(await differingLooks(show, expected, others, name)));
  };
  try {
    for (const appearance of appearances) {
      await compare(false, { ours: fullSheet, appearance }, { [appearance]: { ours: builtSheet, appearance } });
    }
    if (isAmongHosts) markHostElements();
    for (const appearance of isAmongHosts ? appearances : []) {
      await compare(true, { ours: builtSheet, appearance }, looksAmongHosts(appearance));
    }
  } finally {
    for (const sheet of loaded) sheet.disabled = false;
    looks.remove();
  }
  expect(differing, `Pictures are in .reports/styles/${name}-*.png`).toEqual([]);
});

/** Each sheet of a host, beside ours and in a layer before ours. */
function looksAmongHosts(appearance: Look['appearance']): Record<string, Look> {
  const looks: Record<string, Look> = {};
  for (const [name, sheet] of Object.entries(hosts)) {
    const look: Look = { ours: builtSheet, host: sheet + hostSurroundings + pageFont, appearance };
    looks[`${name}-${appearance}`] = look;
    looks[`${name}-layered-${appearance}`] = { ...look, isLayered: true };
  }
  return looks;
}

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
