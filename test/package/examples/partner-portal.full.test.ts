import { chromium as playwright, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chromium } from '../../../scripts/chromium';
import { startEmbeddedPostgres } from '../../databases';
import { badWeather, worsenNetwork } from '../../e2e/journeys/network';
import { shown, userOf } from '../../e2e/journeys/user';
import { saveButton } from '../../e2e/people';
import { createServiceKey, startProcess, startReferenceServer, type RunningServer } from '../../reference-server';
import { freePort, installExample, npm } from './install';
import { looksOf, switchSheets } from './looks';
import { partnersDay } from './partners-day';

const robin = { email: 'robin@fernwood.test', password: 'fernwood-demo' };

let portal: RunningServer;
let chat: RunningServer;
/** The portal's service keys, as its environment names them. */
let keys: Record<'CHAT_KEY_1' | 'CHAT_KEY_2', string>;
/** Behind the chat's server in place of PGlite. */
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let browser: Browser;
let page: Page;
/** What the browser had against the page. */
let complaints: string[];

beforeAll(async () => {
  const folder = await installExample('partner-portal');
  await npm(folder, 'run', 'build');
  const port = String(await freePort());
  const allowed = `http://localhost:${port}`;
  postgres = await startEmbeddedPostgres();
  const database = { CHATDECK_DATA: join(folder, 'data'), DATABASE_URL: postgres.url };
  keys = { CHAT_KEY_1: await createServiceKey(1, database), CHAT_KEY_2: await createServiceKey(2, database) };
  chat = await startReferenceServer({ ALLOWED_ORIGINS: allowed, ...database });
  portal = await startProcess(['server/main.ts'], { PORT: port, CHAT_URL: chat.url, ...keys }, folder);
  browser = await playwright.launch(chromium);
}, 240_000);
afterAll(async () => {
  await browser.close();
  await Promise.all([portal.stop(), chat.stop()]);
  await postgres.stop();
});

beforeEach(async () => {
  await openPage();
  return async () => {
    expect(complaints).toEqual([]);
    await page.context().close();
  };
});

async function openPage(options?: BrowserContextOptions): Promise<void> {
  const context = await browser.newContext({ baseURL: portal.url, reducedMotion: 'reduce', ...options });
  page = await context.newPage();
  page.setDefaultTimeout(30_000);
  complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // Rejected and lost requests are checked where it matters.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      complaints.push(message.text());
    }
  });
}

test("signs in at the portal and shows three of Chatdeck's screens with what the server has", async () => {
  await page.goto('/chat/team');
  await page.getByLabel('Email').fill(robin.email);
  await page.getByLabel('Password').fill('a guess');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await shown(page.getByRole('alert')).toHaveText('Wrong email or password.');
  await page.getByLabel('Password').fill(robin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();

  await shown(page.getByRole('heading', { name: 'Operators' })).toBeVisible();
  await shown(page.getByRole('row', { name: /agent@acme\.test/ })).toBeVisible();

  await menuItem('History').click();
  await shown(page.getByRole('region', { name: 'website' }).getByText(/^Showing 1 to 15 of \d+/)).toBeVisible();

  await menuItem('website').click();
  await shown(page.getByLabel('Email for offline messages')).toHaveValue('hello@acme.test');
  await shown(page.getByRole('switch', { name: 'Show the customer’s last order' })).toBeVisible();
  await shown(page.getByText('Your plan includes Fernwood Care')).toBeVisible();
  await shown(page.getByRole('heading', { name: /Webhooks/ })).toHaveCount(0);
  const kept = await page.evaluate(() => JSON.stringify([document.cookie, localStorage, sessionStorage]));
  expect(kept).not.toMatch(/chatdeck_sk|fernwood_session/);
});

test('the portal’s person is a user of the account of their shop, with the name and role that the portal gave', async () => {
  const token = await openChannel('website');
  const answer = await fetch(`${chat.url}/v1/dashboard-admin/users`, { headers: { authorization: token } });
  const people = (await answer.json()) as object[];
  expect(people).toContainEqual(
    expect.objectContaining({ email: 'robin@fernwood.test', name: 'Robin Vale', admin: true }),
  );
});

test('a token works on the portal’s site and on no other, and ends when the person signs out', async () => {
  const token = await openChannel('website');
  const statusFrom = async (origin?: string) => {
    const headers = { authorization: token, ...(origin && { origin }) };
    return (await fetch(`${chat.url}/v1/users/current`, { headers })).status;
  };
  // The chat's own site may call the API, but not with this token.
  expect([await statusFrom(portal.url), await statusFrom(chat.url)]).toEqual([200, 403]);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await shown(page.getByLabel('Email')).toBeVisible();
  await expect.poll(() => statusFrom()).toBe(403);
});

test('no service key reaches the browser', async () => {
  const sent: Promise<string>[] = [];
  page.on('response', (response) => void sent.push(response.text().catch(() => '')));
  await openChannel('website');
  const texts = await Promise.all(sent);
  expect(texts.some((text) => text.includes('expiresAt'))).toBe(true);
  for (const key of Object.values(keys)) expect(texts.join()).not.toContain(key);
});

test('goes by links and back again, and keeps in the address what the history shows', async () => {
  await openSignedIn('/');
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
  await menuItem('History').click();
  await page.getByRole('button', { name: /^Date range/ }).click();
  await page.getByRole('button', { name: 'Last 7 days', exact: true }).click();
  await shown(page).toHaveURL(/\/chat\/history\?range=last7$/);

  await menuItem('docs').click();
  await shown(page).toHaveURL(/\/chat\/channels\/\d+$/);
  await shown(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await shown(page).toHaveURL(/\/chat\/history\?range=last7$/);
  await shown(page.getByRole('button', { name: /^Date range/ })).toContainText('Last 7 days');
  await page.goBack();
  await page.goBack();
  await shown(page.getByRole('heading', { name: 'Hello, Robin' })).toBeVisible();
  await shown(page.locator('body')).toHaveAttribute('data-kept');
});

// In the short run on PGlite, in the full one on PostgreSQL.
test("goes through a partner's day with a mouse", () => partnersDay(userOf('mouse', page), robin));

describe("goes through a partner's day", () => {
  test('with the keyboard alone', () => partnersDay(userOf('keyboard', page), robin));

  test('on a phone', async () => {
    await page.context().close();
    await openPage({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
    await partnersDay(userOf('phone', page), robin);
  });

  test('on a bad connection', async () => {
    const losses = await worsenNetwork(page, badWeather);
    await partnersDay(userOf('mouse', page, { isPatient: true }), robin);
    expect(losses.lost, `of ${String(losses.made)} calls`).toBeGreaterThan(1);
  });
});

describe('a setting', () => {
  test('is saved, and the portal is notified', async () => {
    await openChannel('returns');
    await agentLabel().fill('Fernwood helper');
    await saveButton(agentLabel()).click();
    await shown(page.getByRole('complementary')).toContainText('behavior-tab · saved · avatars');
    await page.reload();
    await shown(agentLabel()).toHaveValue('Fernwood helper');
  });

  test('is saved with a new token if the old one has expired', async () => {
    const token = await openChannel('docs');
    await agentLabel().fill('Patient helper');
    await endToken(token);
    const [saved] = await Promise.all([
      page.waitForResponse(
        (response) => response.request().method() === 'PUT' && isCall(response.url()) && response.ok(),
      ),
      saveButton(agentLabel()).click(),
    ]);
    expect(saved.request().headers().authorization).not.toBe(token);
    await shown(page.getByRole('complementary')).toContainText('behavior-tab · saved · avatars');
    await shown(agentLabel()).toHaveValue('Patient helper');
  });

  test('waits unsaved while the person signs in again, where the session of the portal has ended as well', async () => {
    const token = await openChannel('website');
    await agentLabel().fill('Half a thought');
    await page.context().clearCookies();
    await endToken(token);
    await saveButton(agentLabel()).click();
    await shown(page.getByText('Your session has expired. Your unsaved changes are still there.')).toBeVisible();

    await page.getByLabel('Email').fill(robin.email);
    await page.getByLabel('Password').fill(robin.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await shown(agentLabel()).toHaveValue('Half a thought');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await shown(page.getByLabel('Email')).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Half a thought');
  });
});

test("neither the portal's sheets nor Chatdeck's change what belongs to the other", async () => {
  await openSignedIn('/chat/team');
  await page.getByRole('button', { name: 'More actions for agent@acme.test' }).click();
  await page.getByRole('menuitem', { name: /^Delete/ }).click();
  await shown(page.locator('#chat-overlays').getByRole('alertdialog')).toBeVisible();
  // The frame around a screen is the portal's, and of another size without its sheets.
  await page.evaluate(() => {
    for (const theme of document.querySelectorAll<HTMLElement>('[data-chatdeck="theme"]')) {
      Object.assign(theme.style, { width: '880px', padding: '0', border: '0' });
    }
  });
  const ours = '[data-chatdeck="theme"] .cd-screen, .cd-screen *, #chat-overlays *';
  const screen = await looksOf(page, ours);
  expect(screen.length).toBeGreaterThan(50);
  expect(await switchSheets(page, /site\/elements\.css$/, false)).toBe(1);
  expect(await looksOf(page, ours)).toEqual(screen);
  await switchSheets(page, /site\/elements\.css$/, true);

  await page.keyboard.press('Escape');
  await menuItem('Today').click();
  await shown(page.getByRole('table')).toBeVisible();
  const theirs = ':root, body, body *';
  const site = await looksOf(page, theirs);
  expect(await switchSheets(page, /\/assets\//, false)).toBeGreaterThan(0);
  expect(await looksOf(page, theirs)).toEqual(site);
});

/** A service key of an account, as an operator makes one. */
/** Signs in beside the page, and opens it. */
async function openSignedIn(address: string) {
  const answer = await page.request.post('/portal/session', { data: robin });
  expect(answer.ok()).toBe(true);
  await page.goto(address);
}

/** The settings of a channel; gives what signs the page's calls. */
async function openChannel(name: string): Promise<string> {
  const [call] = await Promise.all([
    page.waitForRequest((request) => isCall(request.url()) && request.method() === 'GET'),
    openSignedIn('/'),
  ]);
  await menuItem(name).click();
  await shown(agentLabel()).toBeEditable();
  return call.headers().authorization ?? '';
}

function menuItem(name: string) {
  return page.getByRole('navigation', { name: 'Fernwood' }).getByRole('link', { name, exact: true });
}

function agentLabel() {
  return page.getByRole('textbox', { name: 'Agent label' });
}

function isCall(url: string): boolean {
  return url.startsWith(`${chat.url}/v1/`);
}

/** As it ends when its time is over. */
async function endToken(authorization: string) {
  const answer = await fetch(`${chat.url}/v1/users/logout`, { method: 'HEAD', headers: { authorization } });
  expect(answer.ok).toBe(true);
}
