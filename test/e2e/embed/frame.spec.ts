import { expect, test, type Page } from '@playwright/test';
import { startSite, type Site } from './portal';

let site: Site;
let token: string;

test.beforeAll(async () => {
  site = await startSite('frame');
  token = await site.tokenOf('admin@acme.test');
});
test.afterAll(() => site.stop());

test('a frame gets its token by message, and no address has it', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await site.open(page, { token, body: '<chatdeck-frame path="/settings/1/behavior"></chatdeck-frame>' });
  const frame = page.frameLocator('chatdeck-frame iframe');
  await expect(frame.getByRole('heading', { level: 1, name: 'website' })).toBeVisible();
  await expect(frame.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  const label = frame.getByRole('textbox', { name: 'Agent label' });
  await label.fill('Framed');
  const section = frame.locator('[data-chatdeck="section"]').filter({ hasText: 'Agent label' });
  await section.getByRole('button', { name: 'Save Changes' }).click();
  await expect(section.getByText('Saved', { exact: true })).toBeVisible();
  const events = await page.evaluate(
    () => (window as unknown as { events: [string, { name?: string; path?: string }][] }).events,
  );
  expect(events).toContainEqual([
    'chatdeck-event',
    { name: 'saved', screen: 'behavior-tab', section: 'avatars' },
    'chatdeck-frame',
  ]);
  expect(addresses.filter((address) => address.includes(token))).toEqual([]);
  const stored = await frame
    .locator('body')
    .evaluate(() => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain(token);
});

test('the page leads the frame, hears where it goes, and sets its look', async ({ page }) => {
  await site.open(page, { token, body: '<chatdeck-frame path="/" autosize></chatdeck-frame>' });
  const frame = page.frameLocator('chatdeck-frame iframe');
  await frame.getByRole('link', { name: 'Current plan: Business' }).click();
  await expect(frame.getByRole('heading', { level: 1, name: /Account/ })).toBeVisible();
  const paths = () =>
    page.evaluate(() =>
      (window as unknown as { events: [string, { path: string }][] }).events
        .filter(([name]) => name === 'chatdeck-navigate')
        .map(([, { path }]) => path),
    );
  await expect.poll(paths).toEqual(['/account']);
  await page.locator('chatdeck-frame').evaluate((element) => element.setAttribute('path', '/support'));
  await expect(frame.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
  await page.locator('chatdeck-frame').evaluate((element) => element.setAttribute('appearance', 'dark'));
  await expect(frame.locator('[data-chatdeck="theme"]')).toHaveClass(/\bdark\b/);
  expect(await paths()).toEqual(['/account']);
  const height = () => page.locator('chatdeck-frame').evaluate((element) => element.getBoundingClientRect().height);
  const inner = () => frame.locator('body').evaluate((body) => body.getBoundingClientRect().height);
  await expect.poll(async () => Math.abs((await height()) - (await inner()))).toBeLessThan(2);
});

test('a frame as tall as its page opens a dialog where its user is', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 560 });
  await site.open(page, { token, body: '<chatdeck-frame path="/" autosize></chatdeck-frame>' });
  const frame = page.frameLocator('chatdeck-frame iframe');
  const height = async () => (await page.locator('chatdeck-frame').boundingBox())?.height ?? 0;
  await expect.poll(height).toBeGreaterThan(1000);
  const menus = frame.getByRole('button', { name: /^More actions for/ });
  for (const menu of [menus.first(), menus.last()]) {
    await menu.click();
    await frame.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = frame.getByRole('alertdialog');
    await expect(dialog).toBeInViewport({ ratio: 0.9 });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  }
});

test('the accent of the page and the support email of its options reach the frame', async ({ page }) => {
  await site.open(page, {
    token,
    style: ':root { --chatdeck-accent: #ff6633; }',
    options: `supportEmail: 'help@acme.test'`,
    body: '<chatdeck-frame path="/support"></chatdeck-frame>',
  });
  const frame = page.frameLocator('chatdeck-frame iframe');
  await expect(frame.getByText('help@acme.test')).toBeVisible();
  const accent = () =>
    frame
      .locator('[data-chatdeck="theme"]')
      .first()
      .evaluate((theme) => getComputedStyle(theme).getPropertyValue('--accent-9'));
  await expect.poll(accent).toMatch(/#f63\b|#ff6633|rgb\(255, 102, 51\)/);
});

test('a browser shows the frame in a listed site, and refuses to in another', async ({ page }) => {
  const frame = page.locator('iframe').contentFrame().locator('#root');
  const shown = () => page.frames().at(-1)?.url().split('#')[0];
  await site.open(page, { token, body: `<iframe src="${site.api}/embed"></iframe>` });
  await expect.poll(shown).toBe(`${site.api}/embed`);
  await expect(frame).toHaveCount(1);
  await page.goto(site.portal.replace('localhost', 'stranger.localhost'));
  await expect.poll(shown).toBe('chrome-error://chromewebdata/');
  await expect(frame).toHaveCount(0);
});

test('the policy names listed sites alone, and no other page is for frames', async () => {
  const stranger = site.portal.replace('localhost', '127.0.0.1');
  const answer = await fetch(`${site.api}/embed`);
  expect(answer.headers.get('Content-Security-Policy')).toContain(`frame-ancestors ${site.portal};`);
  expect(answer.headers.get('Content-Security-Policy')).not.toContain(stranger);
  const other = await fetch(`${site.api}/`);
  expect(other.headers.get('Content-Security-Policy')).toContain(`frame-ancestors 'none'`);
});

test('neither side listens to another window or origin', async ({ page }) => {
  await site.open(page, {
    token,
    body: '<chatdeck-frame path="/support"></chatdeck-frame>',
    options: `getToken: async (reason) => { (window.reasons ??= []).push(reason); return '${token}'; }`,
  });
  const frame = page.frameLocator('chatdeck-frame iframe');
  await expect(frame.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
  // To the page, from itself: it isn't the frame.
  await page.evaluate(() => {
    postMessage({ chatdeck: 'frame', message: { type: 'event', event: { name: 'copied' } } }, '*');
    postMessage({ chatdeck: 'frame', message: { type: 'token', id: 99, reason: 'rejected' } }, '*');
  });
  // To the frame, from itself: it isn't the page around it.
  await frame.locator('body').evaluate(() => {
    const places: string[] = [];
    addEventListener('hashchange', () => places.push(location.hash));
    Object.assign(window, { places });
    postMessage({ chatdeck: 'frame', message: { type: 'go', path: '/account' } }, '*');
  });
  // Messages arrive in order: what answers a later one shows that none of these is still to come.
  await page.locator('chatdeck-frame').evaluate((element) => element.setAttribute('path', '/'));
  await expect(frame.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(await frame.locator('body').evaluate(() => Reflect.get(window, 'places') as string[])).toEqual(['#/']);
  expect(await page.evaluate(() => Reflect.get(window, 'events') as unknown[])).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { reasons: string[] }).reasons)).toEqual(['first']);
});

const goodbyes: [string, (page: Page) => Promise<void>][] = [
  ['', (page) => logout(page)],
  [
    ' and removes the frame',
    async (page) => {
      await page.evaluate(() => document.querySelector('chatdeck-frame')?.remove());
      await logout(page);
    },
  ],
  [
    ' on a page without a frame',
    async (page) => {
      await site.open(page, { token, body: '' });
      await logout(page);
    },
  ],
  [
    ' and signs in to another account',
    (page) =>
      page.evaluate(() => {
        const { chatdeck } = window as unknown as { chatdeck: { update(options: object): void } };
        chatdeck.update({ accountId: 'globex' });
      }),
  ],
];

for (const [way, leave] of goodbyes) {
  test(`a page that signs out${way} deletes what isn't saved in the frame`, async ({ page, context }) => {
    await site.open(page, { token, body: '<chatdeck-frame path="/settings/1/behavior"></chatdeck-frame>' });
    const other = await context.newPage();
    await other.goto(`${site.api}/embed`);
    const drafts = () =>
      other.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('chatdeck:draft:')).length);
    await page.frameLocator('chatdeck-frame iframe').getByRole('textbox', { name: 'Agent label' }).fill('Not saved');
    await expect.poll(drafts).toBe(1);
    await leave(page);
    await expect.poll(drafts).toBe(0);
    await expect(page.locator('body > iframe')).toHaveCount(0);
  });
}

async function logout(page: Page): Promise<void> {
  await page.waitForFunction(() => 'chatdeck' in window);
  await page.evaluate(() => (window as unknown as { chatdeck: { logout(): void } }).chatdeck.logout());
}
