import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as playwright, type Browser, type Page } from '@playwright/test';
import { accentPalette } from 'chatdeck/model/brand/palette';
import { channelsOf } from 'chatdeck/model/core/color';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { chromium } from '../../scripts/chromium';
import type { Given } from './app/branded';
import { installed } from './packed/entries';
import { buildPage, runOnServer, serve, type HostServer } from './packed/host-app';

const { hosts } = inject('packed');

/** The recipes that the guide gives. */
const guide = readFileSync('stories/docs/theming.mdx', 'utf8');
const accent = /<ChatdeckTheme accentColor="(#\w+)"/.exec(guide)?.[1] ?? '';
const [, commandLine = ''] = /^npx chatdeck (theme .*) --out brand\.css$/m.exec(guide) ?? [];
/** As a shell splits it, for a line with no escapes. */
const recipe = [...commandLine.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? '');

const nonce = 'c2FtcGxl';
const strict = `require-trusted-types-for 'script'; trusted-types chatdeck; default-src 'none'; script-src 'self'; style-src 'self'`;
const withNonce = `${strict} 'nonce-${nonce}'`;
const appearances = ['light', 'dark', 'outside'] as const;
/** What a host's own sheet says of buttons and links, which a brand must win against. */
const reset = 'button{background-color:#eee;color:#111}a{color:inherit}*{border-color:red}';

/** What `npx chatdeck` runs. */
const { bin } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { bin: { chatdeck: string } };
const command = join(installed, bin.chatdeck);

let browser: Browser;
let page: Page;
const objections: string[] = [];
beforeAll(async () => {
  browser = await playwright.launch(chromium);
  page = await browser.newPage({ reducedMotion: 'reduce' });
  page.on('console', (message) => {
    if (message.type() === 'error') objections.push(message.text());
  });
});
afterAll(() => browser.close());
beforeEach(() => void (objections.length = 0));

describe.each([
  ['18', ['unlayered']],
  ['19', ['unlayered', 'layered']],
] as const)('the brand of a page with React %s', (react, scripts) => {
  let server: HostServer;
  /** What a server sends, by what it was given. */
  const rendered = new Map<string, string>();
  const markupOf = (given: Given) => rendered.get(JSON.stringify(given)) ?? '';
  beforeAll(async () => {
    const folder = await buildPage(hosts[react], 'brand', 'development');
    const sheet = readFileSync(join(folder, 'brand.css'), 'utf8');
    const file = execFileSync(process.execPath, [command, ...recipe], { encoding: 'utf8' });
    const layered = `@layer reset,chatdeck;@layer reset{${reset}}@layer chatdeck{${sheet}}`;
    const unlayered = reset + sheet;
    const sheets = { unlayered, layered, 'file-unlayered': unlayered + file, 'file-layered': layered + file };
    for (const [name, text] of Object.entries(sheets)) {
      writeFileSync(join(folder, `${name}.css`), text);
      copyFileSync(join(folder, 'brand.js'), join(folder, `${name}.js`));
    }
    server = await serve(folder);
    const pages = appearances.flatMap((appearance) => [{ accent, appearance, nonce }, { appearance }]);
    const markup = (await runOnServer(hosts[react], 'brand-server', JSON.stringify(pages))) as string[];
    pages.forEach((given, at) => rendered.set(JSON.stringify(given), markup[at] ?? ''));
  }, 120_000);
  afterAll(() => server.close());

  describe.each(scripts)('whose sheet is %s', (script) => {
    test.each(appearances)(
      'is there before any script runs, and stays when React takes over, %s',
      async (appearance) => {
        const given = { accent, appearance, nonce };
        server.show({ script, attributes: given, markup: markupOf(given), policy: withNonce });
        await page.route('**/*.js?*', (route) => route.abort());
        await page.goto(server.origin);
        expect(await colors()).toEqual({ ...expectedColors(appearance), dialog: undefined });
        await page.unroute('**/*.js?*');

        objections.length = 0;
        await open(server);
        expect(await colors()).toEqual(expectedColors(appearance));
        expect(await quiet()).toEqual([]);
      },
    );

    test('colors buttons and a dialog in the browser without a nonce', async () => {
      server.show({ script, attributes: { accent, appearance: 'light' }, markup: '', policy: strict });
      await open(server);
      expect(await colors()).toEqual(expectedColors('light'));
      expect(await quiet()).toEqual([]);
    });

    test.each(['light', 'dark'])('comes from a file as well, for a policy without a nonce, %s', async (appearance) => {
      const markup = markupOf({ appearance });
      expect(markup).toContain('data-chatdeck');
      expect(markup).not.toContain('<style');
      server.show({ script: `file-${script}`, attributes: { appearance }, markup, policy: strict });
      await open(server);
      expect(await colors()).toEqual(expectedColors(appearance));
      expect(
        await page.locator('.outer button[type=submit]').evaluate((node) => getComputedStyle(node).fontFamily),
      ).toBe('"Open Sans", sans-serif');
      expect(await sizes()).toEqual({ outer: '15.2px', nested: '15.2px' });
      expect(await quiet()).toEqual([]);
    });

    test('is what makes the difference', async () => {
      server.show({ script, attributes: { appearance: 'light' }, markup: '', policy: strict });
      await open(server);
      expect((await colors()).outer).not.toEqual(expectedColors('light').outer);
    });
  });
});

/** The command as it is installed. */
describe('npx chatdeck', () => {
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' });
    return { status, stdout, stderr };
  };

  test('is a program for Node', () => {
    expect(readFileSync(command, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
  });

  test('prints CSS, and nothing else', () => {
    const { status, stdout, stderr } = run('theme', accent);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(`--accent-9:${accent};`);
  });

  test('writes a file into the folder it is called in', () => {
    const options = { cwd: hosts['19'], encoding: 'utf8' } as const;
    execFileSync(process.execPath, [command, 'theme', accent, '--out', 'brand.css'], { ...options, stdio: 'pipe' });
    expect(readFileSync(join(hosts['19'], 'brand.css'), 'utf8')).toBe(run('theme', accent).stdout);
  });

  test('fails with a message and without a stack', () => {
    const { status, stdout, stderr } = run('theme', 'nope');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toBe(
      `"nope" isn't a hex color like '#ff5a36'.\nRun "chatdeck theme --help" to see how to use it.\n`,
    );
  });
});

async function open({ origin }: HostServer) {
  await page.goto(origin);
  await page.locator('.nested button[type=submit]').waitFor();
  // Two frames, and the effects of hydration.
  await page.waitForFunction(() => document.querySelector('#root style') === null);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

async function quiet(): Promise<string[]> {
  const { complaints, violations } = await page.evaluate(() => window.brandReport);
  return [...complaints, ...violations, ...objections];
}

/** Of the text on a button of size 2: 14px, scaled. */
async function sizes(): Promise<Record<string, string>> {
  const size = (selector: string) => page.locator(selector).evaluate((node) => getComputedStyle(node).fontSize);
  return { outer: await size('.outer button[type=submit]'), nested: await size('.nested button[type=submit]') };
}

interface Colors {
  /** Background and text of the button. */
  outer: string[] | undefined;
  nested: string[] | undefined;
  dialog: string[] | undefined;
}

async function colors(): Promise<Colors> {
  return page.evaluate(() => {
    const lookOf = (selector: string): string[] | undefined => {
      const element = document.querySelector(selector);
      if (!element) return undefined;
      const { backgroundColor, color } = getComputedStyle(element);
      return [backgroundColor, color];
    };
    return {
      outer: lookOf('.outer button[type=submit]'),
      nested: lookOf('.nested button[type=submit]'),
      dialog: lookOf('.cd-confirm button[type=submit]'),
    };
  });
}

function expectedColors(appearance: string): Colors {
  const { contrast, steps } = accentPalette(accent, appearance === 'light' ? 'light' : 'dark');
  const button = [rgb(steps[8] ?? ''), rgb(contrast)];
  return { outer: button, nested: button, dialog: appearance === 'outside' ? undefined : button };
}

/** As the browser writes it. */
function rgb(hex: string): string {
  return `rgb(${channelsOf(hex).join(', ')})`;
}
