import { chromium as playwright, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { chromium } from '../../scripts/chromium';
import { builtFiles, loadedBy, readBuilt } from './packed/entries';
import { buildPage, serve, type HostServer } from './packed/host-app';

const { hosts } = inject('packed');

let server: HostServer;
let browser: Browser;
let page: Page;
const requests: string[] = [];
beforeAll(async () => {
  server = await serve(await buildPage(hosts['19'], 'accounts', 'production'));
  browser = await playwright.launch(chromium);
  page = await browser.newPage();
  page.setDefaultTimeout(30_000);
  page.on('request', (request) => requests.push(request.url()));
  server.show({ script: 'accounts', attributes: {}, markup: '' });
  await page.goto(server.origin);
}, 120_000);
afterAll(async () => {
  server.close();
  await browser.close();
});

test('every hook is plugged into its screen here', async () => {
  expect(await page.evaluate(() => window.accounts.unplugged)).toEqual([]);
});

test('of another account nothing is shown or kept, neither after it nor beside it', async () => {
  const [left, right] = [page.locator('#left'), page.locator('#right')];
  const hide = { name: 'Hide the widget when offline' };
  const show = (place: string, account: 'alpha' | 'beta') =>
    page.evaluate(([where, whose]) => window.accounts.show(where, whose), [place, account] as const);

  await show('left', 'alpha');
  await left.getByText('alpha-website').filter({ visible: true }).first().waitFor();
  await left.getByText('alpha-person').filter({ visible: true }).first().waitFor();
  await left.getByRole('switch', hide).click();
  await left.getByText('1 change').first().waitFor();
  // A draft is text in a storage, so its quotes are escaped.
  await page.waitForFunction(() => window.accounts.kept().includes('hideWhenOffline\\":true'));

  await show('left', 'beta');
  await left.getByText('beta-website').filter({ visible: true }).first().waitFor();
  await left.getByRole('switch', hide).waitFor();
  expect(await left.getByText('1 change').count()).toBe(0);

  await show('right', 'alpha');
  await right.getByText('alpha-website').filter({ visible: true }).first().waitFor();
  await right.getByRole('switch', hide).click();
  await right.getByText('1 change').first().waitFor();
  expect(await left.getByText('1 change').count()).toBe(0);
  expect(await left.getByText('beta-website').count()).toBeGreaterThan(0);

  expect(await page.evaluate(() => window.accounts.strangers)).toEqual([]);
  const kept = await page.evaluate(() => window.accounts.kept());
  expect(kept).toContain('alpha-website');
  expect(kept).not.toContain('secret-token');
});

test('the page requests nothing but its own origin', () => {
  expect(requests.length).toBeGreaterThan(0);
  expect(requests.filter((url) => !url.startsWith(`${server.origin}/`))).toEqual([]);
});

/** Where the product's own links and texts lead, and names that are no addresses. */
const known = ['www.w3.org', 'slack.com', 'regex101.com', 'example.com', 'own.invalid'];

test('no built file that a browser gets names another origin', () => {
  const entryFiles = builtFiles('**/index.{js,cjs}').filter((file) => !/^(service|testing)\//.test(file));
  const files = [...loadedBy(entryFiles), ...builtFiles('**/*.css')];
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    [...readBuilt(file).matchAll(/\bhttps?:\/\/([\w.-]+\.\w+)/g)].map(([, host = '']) => ({ file, host })),
  );
  expect(found.filter(({ host }) => !known.includes(host))).toEqual([]);
});
