import type { Locator } from '@playwright/test';
import { stop as stopEsbuild, transform } from 'esbuild';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import webpack from 'webpack';
import { openSite, shown, type Servers, type Site, type Visit } from './browser';
import { startPortal, type Portal } from './portal';
import { guideFiles, htmlFor, mainFile, ownDataFiles, runTests, typeFaults, writeProject } from './project';

const { hosts } = inject('packed');
const isFull = process.env.CHATDECK_TEST_FULL === '1';

const pages = {
  team: mainFile('TeamPage', './team-page'),
  chat: mainFile('Chat', './chat'),
  brand: mainFile('BrandPage', './brand-page'),
  crew: withStyles(mainFile('CrewPage', './crew-page')),
  users: inTheme(mainFile('OwnUsers', './own-users'), '<OwnUsers />'),
  behavior: inTheme(mainFile('OwnBehavior', './own-behavior'), '<OwnBehavior />'),
  'quick-start': readFileSync('examples/quick-start/src/main.tsx', 'utf8'),
};

const files: Record<string, string> = {
  ...guideFiles('quick-start', 'src/chat-client.ts', 'src/team-page.tsx'),
  ...guideFiles('routing', 'src/chat.tsx'),
  ...guideFiles('theming', 'src/brand-page.tsx'),
  ...guideFiles('labels', 'src/crew-page.tsx'),
  ...guideFiles('own-data', 'src/plan-page.tsx', 'src/behavior-page.tsx'),
  ...ownDataFiles('screens/users.tsx', 'settings/behavior.tsx'),
  ...Object.fromEntries(Object.entries(pages).map(([name, code]) => [`src/main-${name}.tsx`, code])),
};
const html = Object.fromEntries(Object.keys(pages).map((name) => [`${name}.html`, htmlFor(`/src/main-${name}.tsx`)]));

let site: Site;
let folder: string;

beforeAll(async () => {
  folder = writeProject(hosts['19'], 'stranger', { ...files, ...html });
  vi.stubEnv('NODE_ENV', 'production');
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: { rollupOptions: { input: Object.keys(html).map((file) => join(folder, file)) } },
  });
  vi.unstubAllEnvs();
  site = await openSite(join(folder, 'dist'), (path) => `${/^\/([\w-]+)/.exec(path)?.[1] ?? ''}.html`);
});
afterAll(async () => {
  await Promise.all([site.close(), stopEsbuild()]);
});

test("the guides' code compiles in a strict project beside the tarball", () => {
  expect(typeFaults(folder, Object.keys(files))).toEqual([]);
});

test('the first screen in Vite shows the team, although the first token has ended', async () => {
  await visiting('/team', async ({ page, tokens }) => {
    await shown(page.getByRole('row', { name: /luis@acme\.test/ })).toBeVisible();
    expect(tokens.asked).toBe(2);
  });
});

describe('with React Router', () => {
  test.each([
    ['/chat', 'Dashboard'],
    ['/chat/account', 'Account'],
    ['/chat/reports', 'Reports'],
    ['/chat/11/behavior', 'Behavior'],
    ['/chat/11/appearance', 'Appearance'],
  ])('%s shows %s, and again after a refresh', async (path, heading) => {
    await visiting(path, async ({ page }) => {
      await shown(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.reload();
      await shown(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await shown(page.locator('[data-state="failed"]')).toHaveCount(0);
    });
  });

  test('links lead from the screens to the tabs and back without loading the page again', async () => {
    await visiting('/chat', async ({ page }) => {
      await page.evaluate(() => document.body.setAttribute('data-kept', ''));
      await page.getByRole('link', { name: 'website' }).first().click();
      await shown(page).toHaveURL(/\/chat\/11\/behavior$/);
      await page.getByRole('link', { name: 'Appearance' }).click();
      await shown(page).toHaveURL(/\/chat\/11\/appearance$/);
      await page.goBack();
      await shown(page.getByRole('heading', { level: 1, name: 'Behavior' })).toBeVisible();
      await shown(page.locator('body')).toHaveAttribute('data-kept');
    });
  });
});

test('the screen has the brand’s color and font', async () => {
  await visiting('/brand', async ({ page }) => {
    const heading = page.getByRole('heading').first();
    await shown(heading).toHaveCSS('font-family', '"Open Sans", sans-serif');
    const field = page.getByRole('textbox');
    await field.focus();
    const ring = await outlineOf(field);
    const accent = await heading.evaluate((node) => {
      node.style.color = 'var(--accent-9)';
      return getComputedStyle(node).color;
    });
    expect(accent).toBe('rgb(255, 90, 54)');
    await visiting('/team', async ({ page: plain }) => {
      await plain.getByRole('textbox').focus();
      expect(await outlineOf(plain.getByRole('textbox'))).not.toBe(ring);
    });
  });
});

test('own labels are in the screen', async () => {
  await visiting('/crew', async ({ page }) => {
    await shown(page.getByRole('heading', { name: 'Your crew' })).toBeVisible();
    await shown(page.getByText('Everyone who answers your visitors.')).toBeVisible();
  });
});

describe('own data', () => {
  test('of Users: an admin invites and deletes', async () => {
    await visiting('/users', async ({ page, tokens }) => {
      await page.getByRole('textbox').fill('noor@acme.test');
      await page.getByRole('button', { name: /^Invite/ }).click();
      await shown(page.getByRole('row', { name: /noor@acme\.test/ })).toBeVisible();
      await page.getByRole('button', { name: 'More actions for luis@acme.test' }).click();
      await page.getByRole('menuitem', { name: /^Delete/ }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /^Delete/ })
        .click();
      await shown(page.getByRole('row', { name: /luis@acme\.test/ })).toHaveCount(0);
      expect(tokens.asked).toBe(0);
    });
  });

  test('of Behavior: an edit is saved, and it can be undone', async () => {
    await visiting('/behavior', async ({ page, tokens }) => {
      const label = page.getByRole('textbox', { name: 'Agent label' });
      await shown(label).toHaveValue('Sam from Acme');
      await label.fill('Robin');
      const section = page.locator('[data-chatdeck="section"]').filter({ has: label });
      await section.getByRole('button', { name: 'Save Changes' }).click();
      await section.getByRole('button', { name: 'Undo' }).click();
      await shown(label).toHaveValue('Sam from Acme');
      expect(tokens.asked).toBe(0);
    });
  });
});

describe('with the reference server', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await startPortal(hosts['19'], site.origin);
  }, 240_000);
  afterAll(() => portal.stop());

  test("the guide's code for the host's server compiles", () => {
    expect(typeFaults(portal.folder, portal.files, ['node'])).toEqual([]);
  });

  test.each([
    ['minted with a service key', 'minted'],
    ['that the host has signed', 'signed'],
  ] as const)('a token %s shows the account and adds the person', async (_, kind) => {
    const look = async ({ page, tokens }: Visit) => {
      await shown(page.getByRole('row', { name: /agent@acme\.test/ })).toBeVisible();
      await shown(page.getByRole('row', { name: /noor@vale\.test/ })).toBeVisible();
      expect(tokens.asked).toBe(1);
      const kept = await page.evaluate(() => JSON.stringify([document.cookie, localStorage, sessionStorage]));
      expect(kept).not.toMatch(/eyJ|chatdeck_/);
    };
    await visiting('/team', look, portal.servers(kind));
  });
});

test('the example for a playground keeps what is changed, without any server', async () => {
  await visiting('/quick-start', async ({ page, tokens }) => {
    const calls: string[] = [];
    // The page's own code may still load.
    page.on('request', (request) => request.resourceType() === 'script' || calls.push(request.url()));
    const luis = page.getByRole('row', { name: /luis@acme\.test/ });
    await luis.getByRole('button', { name: 'More actions for luis@acme.test' }).click();
    await page.getByRole('menuitem', { name: /^Delete/ }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await shown(luis).toHaveCount(0);
    expect(calls).toEqual([]);
    expect(tokens.asked).toBe(0);
  });
});

test.runIf(isFull)('React 18 with webpack shows the first screen', { timeout: 180_000 }, async () => {
  const sources = guideFiles('quick-start', 'src/chat-client.ts', 'src/team-page.tsx', 'src/main.tsx');
  const compiled = await Promise.all(
    Object.entries(sources).map(async ([file, code]) => {
      const { code: plain } = await transform(code, { loader: 'tsx', jsx: 'automatic' });
      return [file.replace(/tsx?$/, 'js'), plain] as const;
    }),
  );
  const context = writeProject(hosts['18'], 'stranger', {
    'package.json': JSON.stringify({ private: true }),
    ...Object.fromEntries(compiled),
  });
  const path = join(context, 'dist');
  await runWebpack({
    mode: 'production',
    context,
    entry: { main: './src/main.js' },
    output: { path, publicPath: '/' },
    experiments: { css: true },
    performance: false,
  });
  writeProject(context, 'dist', { 'index.html': pageOf('main') });
  expect(readFileSync(join(hosts['18'], 'node_modules/react/package.json'), 'utf8')).toContain('"version": "18.');

  const old = await openSite(path, () => 'index.html');
  try {
    const { page, complaints } = await old.open('/');
    await shown(page.getByRole('row', { name: /luis@acme\.test/ })).toBeVisible();
    expect(complaints).toEqual([]);
  } finally {
    await old.close();
  }
});

test('a test with Mock Service Worker passes on this Node', async () => {
  const test = writeProject(hosts['19'], 'stranger-test', {
    ...guideFiles('quick-start', 'src/chat-client.ts', 'src/team-page.tsx'),
    ...guideFiles('testing', 'src/team-page.test.tsx'),
  });
  expect(await runTests(test, process.execPath)).toBe(1);
});

async function visiting(path: string, look: (visit: Visit) => Promise<void>, servers?: Servers) {
  const visit = await site.open(path, servers);
  await look(visit);
  expect(visit.complaints).toEqual([]);
  await visit.page.close();
}

/** The color of the ring around a field that has the focus. */
function outlineOf(field: Locator): Promise<string> {
  return field.evaluate((node) => getComputedStyle(node.closest('.rt-TextFieldRoot') ?? node).outlineColor);
}

function withStyles(code: string): string {
  return `import 'chatdeck/styles.css';\n${code}`;
}

function inTheme(code: string, element: string): string {
  const themed = code.replace(element, `<ChatdeckTheme>${element}</ChatdeckTheme>`);
  return withStyles(`import { ChatdeckTheme } from 'chatdeck';\n${themed}`);
}

function pageOf(script: string): string {
  return htmlFor(`/${script}.js`).replace('</head>', `<link rel="stylesheet" href="/${script}.css"></head>`);
}

function runWebpack(config: webpack.Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve();
    });
  });
}
