import { expect, test } from '@playwright/test';
import { renderSkeleton } from '../../../src/elements/skeleton';
import { startSite, type Site } from './portal';

let site: Site;
let token: string;

test.beforeAll(async () => {
  site = await startSite('elements');
  token = await site.tokenOf('admin@acme.test');
});
test.afterAll(() => site.stop());

interface Portal {
  events: [name: string, detail: { name?: string; screen?: string; path?: string; href?: string }, from: string][];
  heard: unknown[];
  chatdeck: { update(options: object): void; logout(): void; connect(element: Element): void };
  load(accountId: string, token: string, options?: object): Portal['chatdeck'];
}

test('a host edits, saves, and hears the same events as from React', async ({ page }) => {
  await site.open(page, {
    token,
    options: 'onEvent: (event) => (window.heard ??= []).push(event)',
    body: '<chatdeck-behavior widget-id="1" hidden-sections="webhooks"><p slot="header">Above</p><p slot="row:misc">Below</p></chatdeck-behavior>',
  });
  await expect(page.getByText('Above')).toBeVisible();
  await expect(page.getByText('Below')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Webhooks and post-chat actions' })).toBeHidden();
  await page.getByRole('textbox', { name: 'Agent label' }).fill('Acme hero');
  const section = page.locator('[data-chatdeck="section"]').filter({ hasText: 'Agent label' });
  await section.getByRole('button', { name: 'Save Changes' }).click();
  await expect(section.getByText('Saved', { exact: true })).toBeVisible();
  const { events, heard } = await page.evaluate(() => {
    const { events, heard } = window as unknown as Portal;
    return { events, heard };
  });
  expect(events.map(([name, , from]) => [name, from])).toEqual([['chatdeck-event', 'chatdeck-behavior']]);
  expect(events.map(([, detail]) => detail)).toEqual(heard);
  expect(heard).toMatchObject([{ name: 'saved' }]);
});

test('attributes and properties change what an element shows', async ({ page }) => {
  await site.open(page, { token, body: '<chatdeck-behavior widget-id="1"></chatdeck-behavior>' });
  const label = page.getByRole('textbox', { name: 'Agent label' });
  await expect(label).toBeEditable();
  await page.locator('chatdeck-behavior').evaluate((element) => Object.assign(element, { readOnly: true }));
  await expect(label).not.toBeEditable();
  await page.locator('chatdeck-behavior').evaluate((element) => element.setAttribute('readonly', 'false'));
  await expect(label).toBeEditable();
  await page.locator('chatdeck-behavior').evaluate((element) => element.setAttribute('widget-id', '2'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('pricing-page');
  await page.locator('chatdeck-behavior').evaluate((element) => element.setAttribute('appearance', 'dark'));
  await expect(page.locator('[data-chatdeck="theme"]').first()).toHaveClass(/\bdark\b/);
  expect(
    await page.locator('chatdeck-behavior').evaluate((element) => Reflect.get(element, 'widgetId') as string),
  ).toBe('2');
});

test('elements take over the placeholder that a server wrote and the labels that the page set before, and load React once', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await site.open(page, {
    token,
    body: renderSkeleton('chatdeck-users') + renderSkeleton('chatdeck-support'),
    script: `document.addEventListener('readystatechange', () => {
      const users = document.querySelector('chatdeck-users');
      window.hadPlaceholder = users.shadowRoot.querySelectorAll('i').length === 3 && !customElements.get('chatdeck-users');
      users.labels = [{ name: 'users', texts: { title: 'Our team' } }];
    }, { once: true, capture: true });`,
  });
  const users = page.locator('chatdeck-users');
  await expect(users.getByRole('heading', { name: 'Our team' })).toBeVisible();
  await expect(page.locator('chatdeck-support').getByRole('heading', { name: 'Support' })).toBeVisible();
  await expect(users.locator('i')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'hadPlaceholder') as boolean)).toBe(true);
  expect(files.filter((file) => /\/core-[\w-]+\.js$/.test(file))).toHaveLength(1);
});

test('a link is an event that the page can take over; otherwise the browser follows it', async ({ page }) => {
  const options = `hrefFor: (route) => '/?to=' + route.name`;
  await site.open(page, { token, options, body: '<chatdeck-login></chatdeck-login>' });
  const link = page.getByRole('link', { name: /Forgot/ });
  await page.evaluate(() => addEventListener('chatdeck-navigate', (event) => event.preventDefault(), { once: true }));
  await link.click();
  const events = await page.evaluate(() => (window as unknown as Portal).events);
  expect(events.find(([name]) => name === 'chatdeck-navigate')?.[1]).toEqual({
    route: { name: 'forgotPassword' },
    path: '/forgotpwd',
    href: '/?to=forgotPassword',
  });
  expect(new URL(page.url()).search).toBe('');
  await link.click();
  await page.waitForURL('**/?to=forgotPassword');
});

test('the whole dashboard is one element, whose user navigates and logs out', async ({ page }) => {
  await site.open(page, {
    token: await site.tokenOf('admin@acme.test'),
    body: '<chatdeck-app></chatdeck-app>',
    options: 'onSignedOut: () => (document.title = "signed out")',
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reports' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Reports|Overview/ })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Account/ })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await page.getByRole('banner').getByRole('button', { name: 'admin@acme.test' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveTitle('signed out');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
});

test('two accounts are side by side, and each can be changed alone', async ({ page }) => {
  const other = await site.tokenOf('owner@globex.test');
  await site.open(page, {
    token,
    body: '<chatdeck-users id="one"></chatdeck-users><chatdeck-users id="two"></chatdeck-users>',
  });
  const [one, two] = [page.locator('#one'), page.locator('#two')];
  await expect(two.getByText('agent@acme.test')).toBeVisible();
  await page.evaluate((given) => {
    const { load } = window as unknown as Portal;
    const second = load('globex', given);
    Object.assign(window, { second });
    const element = document.getElementById('two');
    if (element) second.connect(element);
  }, other);
  await expect(two.getByText('owner@globex.test')).toBeVisible();
  await expect(two.getByText('agent@acme.test')).toBeHidden();
  await expect(one.getByText('agent@acme.test')).toBeVisible();
  await expect(one.getByText('owner@globex.test')).toBeHidden();
  await page.evaluate(() => (window as unknown as { second: Portal['chatdeck'] }).second.logout());
  await expect(two.getByRole('table')).toBeHidden();
  await expect(one.getByText('agent@acme.test')).toBeVisible();
  await page.evaluate((given) => {
    (window as unknown as Portal).chatdeck.update({ accountId: 'globex', getToken: () => given, locale: 'de-DE' });
  }, other);
  await expect(one.getByText('owner@globex.test')).toBeVisible();
  await expect(one.getByText('agent@acme.test')).toBeHidden();
});

test('an element that is moved keeps its draft', async ({ page }) => {
  await site.open(page, { token, body: '<main></main><chatdeck-behavior widget-id="1"></chatdeck-behavior>' });
  const label = page.getByRole('textbox', { name: 'Agent label' });
  await label.fill('Not saved');
  await page.evaluate(() => document.querySelector('main')?.append(document.querySelector('chatdeck-behavior') ?? ''));
  await expect(page.locator('main').getByRole('textbox', { name: 'Agent label' })).toHaveValue('Not saved');
});

test('no policy is broken: one script origin with its hash, no inline code or style, trusted types', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  const body = [
    'app',
    'users',
    'appearance widget-id="1"',
    'question-groups widget-id="1"',
    'reports-history',
    'frame',
  ];
  await site.open(page, {
    token,
    body: body.map((name) => `<chatdeck-${name}></chatdeck-${name.split(' ')[0] ?? ''}>`).join(''),
  });
  await expect(page.locator('chatdeck-users').getByText('agent@acme.test')).toBeVisible();
  await expect(page.locator('chatdeck-question-groups').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.frameLocator('chatdeck-frame iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .locator('chatdeck-users')
    .getByRole('row', { name: /agent@acme/ })
    .getByRole('button')
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('an element whose code is blocked says so, and shows its screen once the code can load', async ({ page }) => {
  await page.route('**/embed/users-*.js', (route) => route.abort());
  await site.open(page, { token, body: '<chatdeck-users></chatdeck-users>' });
  const users = page.locator('chatdeck-users');
  await expect(users.getByRole('alert')).toContainText('We can’t reach the server.');
  const events = await page.evaluate(() => (window as unknown as Portal).events);
  expect(events.map(([name, , from]) => [name, from])).toEqual([['chatdeck-error', 'chatdeck-users']]);
  await page.unroute('**/embed/users-*.js');
  await users.getByRole('button', { name: 'Try again' }).click();
  await expect(users.getByText('agent@acme.test')).toBeVisible();
  await expect(users.getByRole('alert')).toBeHidden();
});

test('a script that is not the one with the hash does not run', async ({ page }) => {
  await page.route('**/embed/loader.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};` });
  });
  await site.open(page, { token, body: '<chatdeck-users></chatdeck-users>' });
  expect(await page.evaluate(() => customElements.get('chatdeck-users') === undefined)).toBe(true);
});
