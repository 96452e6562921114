import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as playwright, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { chromium } from '../../scripts/chromium';
import { samples } from '../screen-table';
import type { PageReport } from './app/page';
import type { Rendered } from './app/server';
import { installed, screenEntries } from './packed/entries';
import { buildPage, renderOnServer, serve, type HostServer } from './packed/host-app';

const { hosts } = inject('packed');

const all = samples.map(({ entry, name }) => ({ entry, name }));
/** What is asked once more of another React and of each policy. */
const isWhole = Boolean(process.env.CHATDECK_TEST_FULL);
const firsts = isWhole ? all : all.filter(({ entry }, at) => all[at - 1]?.entry !== entry);
/** Between them they have every kind of overlay. */
const everyOverlay = ['screens/reports', 'settings/appearance', 'settings/triggers'];
const few = isWhole ? all : firsts.filter(({ entry }) => everyOverlay.includes(entry));
/** Milliseconds; some load what they open when they are first used. */
const OPENS_WITHIN = 15_000;
const nonce = 'c2FtcGxl';
const trustedTypes = `require-trusted-types-for 'script'; trusted-types chatdeck`;
const strict = `${trustedTypes}; default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:; style-src 'self'`;

let browser: Browser;
let page: Page;
/** The browser's own objections. A policy violation during parsing is reported nowhere else. */
const objections: string[] = [];
beforeAll(async () => {
  browser = await playwright.launch(chromium);
  const context = await browser.newContext({ timezoneId: 'America/Los_Angeles', reducedMotion: 'reduce' });
  page = await context.newPage();
  page.setDefaultTimeout(30_000);
  page.on('console', (message) => {
    if (message.type() === 'error') objections.push(message.text());
  });
});
afterAll(() => browser.close());

test('each component of each screen and tab has a sample', async () => {
  expect([...new Set(all.map(({ entry }) => entry))]).toEqual(screenEntries);
  for (const entry of screenEntries) {
    const exported = Object.keys((await import(join(installed, `dist/${entry}/index.js`))) as object);
    const components = exported.filter((name) => /^[A-Z]/.test(name));
    const sampled = all.filter((sample) => sample.entry === entry).map(({ name }) => name.split(':')[0]);
    expect(sampled, `samples of ${entry}`).toEqual(expect.arrayContaining(components));
  }
});

describe.each([
  ['18', few],
  ['19', all],
] as const)('with React %s', (react, shown) => {
  let rendered: Rendered[];
  let server: HostServer;
  beforeAll(async () => {
    rendered = await renderOnServer(hosts[react], '');
    server = await serve(await buildPage(hosts[react], 'page', 'development'));
  }, 120_000);
  afterAll(() => server.close());

  test('the host has that React', () => {
    const { version } = JSON.parse(readFileSync(join(hosts[react], 'node_modules/react-dom/package.json'), 'utf8')) as {
      version: string;
    };
    expect(version.split('.')[0]).toBe(react);
  });

  test('everything renders on a server without a word', () => {
    expect(rendered).toHaveLength(all.length);
    expect(rendered.filter(({ complaints }) => complaints.length > 0)).toEqual([]);
  });

  test.each(shown)(
    '$entry $name renders on a server, hydrates, and opens what it has, without a word',
    async ({ entry, name }) => {
      const { markup, streamed, complaints } = renderedOf(rendered, entry, name);
      expect(complaints).toEqual([]);
      expect(markup).toContain('data-chatdeck=');
      expect(stylesIn(markup)).toEqual([]);
      // React 18 writes zeros where a chunk of a stream has no room for the whole of a character.
      expect(react === '18' ? streamed.replaceAll('\0', '') : streamed).toBe(markup);

      server.show({ script: 'page', attributes: { entry, name }, markup });
      expect(await open(server)).toEqual({ isReady: true, complaints: [], violations: [] });
      if (!few.some((sample) => sample.name === name)) return;
      expect(await openOverlays()).toEqual([]);
      expect(await report()).toEqual({ isReady: true, complaints: [], violations: [] });
    },
  );
});

describe.each([
  ['a nonce', nonce, few],
  ['no nonce', '', firsts],
])('under a strict content security policy and %s', (_, given, shown) => {
  let rendered: Rendered[];
  let server: HostServer;
  const policy = given ? `${strict} 'nonce-${given}'` : strict;
  const attributes = given ? { nonce: given } : undefined;
  beforeAll(async () => {
    rendered = await renderOnServer(hosts['19'], given);
    server = await serve(await buildPage(hosts['19'], 'page', 'production'));
  }, 120_000);
  afterAll(() => server.close());

  test.each(shown)('$entry $name breaks no rule', async ({ entry, name }) => {
    const { markup } = renderedOf(rendered, entry, name);
    server.show({ script: 'page', attributes: { entry, name, ...attributes }, markup, policy });
    expect(await open(server)).toEqual({ isReady: true, complaints: [], violations: [] });
    expect(await openOverlays()).toEqual([]);
    expect(await report()).toEqual({ isReady: true, complaints: [], violations: [] });
    expect(objections).toEqual([]);
  });
});

test('a style attribute in what a server has rendered would be seen', async () => {
  const markup = '<p style="color:red">&quot; style=&quot;</p>';
  expect(stylesIn(markup)).toEqual(['<p style="color:red"']);
  const server = await serve(await buildPage(hosts['19'], 'page', 'production'));
  server.show({ script: 'none', attributes: {}, markup, policy: strict });
  objections.length = 0;
  await page.goto(server.origin);
  server.close();
  expect(objections.join()).toContain('style-src');
});

/** Elements that a policy without `unsafe-inline` doesn't style. */
function stylesIn(markup: string): string[] {
  return markup.match(/<style|<[^<>]* style="[^"]*"/g) ?? [];
}

function renderedOf(rendered: Rendered[], entry: string, name: string): Rendered {
  const found = rendered.find((one) => one.entry === entry && one.name === name);
  if (!found) throw new Error(`The server rendered no ${name} of ${entry}.`);
  return found;
}

async function open({ origin }: HostServer): Promise<PageReport> {
  objections.length = 0;
  await page.goto(origin);
  await page.waitForFunction(() => window.report.isReady && !document.querySelector('[data-chatdeck="later"]'));
  return report();
}

/** Whatever was reported by the time two more frames are drawn. */
async function report(): Promise<PageReport> {
  await twoFrames();
  return page.evaluate(() => window.report);
}

async function twoFrames() {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Opens every menu, list, dialog and tip that there is, and closes it again. Gives what did not open. */
async function openOverlays(): Promise<string[]> {
  const closed: string[] = [];
  const roles = '[role=menu], [role=listbox], [role=dialog], [role=alertdialog], [role=tooltip]';
  const overlays = page.locator(`:is(${roles}):visible`);
  const controls = page.locator('#root :is([aria-haspopup], [role=combobox], button, [tabindex="0"]):visible');
  const left = controls.and(page.locator(':not([data-visited])'));
  for (;;) {
    // The control can be in a dialog that is open from the start; a tip opens with the focus.
    const around = await overlays.count();
    // Where the focus is decides what is shown, and what a control opens may bring others.
    const control = await left.evaluateAll(focusFirst);
    if (!control) return closed;
    const { name, isField, opens } = control;
    if (!opens) continue;
    // A field with a list opens it for who looks for it.
    await page.keyboard.press(isField ? 'ArrowDown' : 'Enter');
    const isOpen = await overlays
      .nth(around)
      .waitFor({ timeout: OPENS_WITHIN })
      .then(
        () => true,
        () => false,
      );
    if (isOpen) {
      await report();
      await page.keyboard.press('Escape');
      await overlays.nth(around).waitFor({ state: 'hidden' });
      // The focus returns to the control a moment later.
      await twoFrames();
    } else closed.push(name);
  }
}

/** Runs in the page, for the controls that were not visited before, in one call for all that is asked of one. */
async function focusFirst([node]: (HTMLElement | SVGElement)[]) {
  if (!node) return undefined;
  node.setAttribute('data-visited', '');
  node.focus();
  await new Promise(requestAnimationFrame);
  return {
    name: node.ariaLabel ?? node.textContent,
    isField: node.matches('input'),
    // What is behind an open dialog is inert.
    opens:
      !node.closest('[inert]') &&
      node.matches('[aria-haspopup]:enabled, [role=combobox]:enabled, [data-chatdeck="info-tip"]'),
  };
}
