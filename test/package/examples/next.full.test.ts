import { chromium as playwright, expect as seen, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chromium } from '../../../scripts/chromium';
import { saveButton } from '../../e2e/people';
import { startProcess, startReferenceServer, type RunningServer } from '../../reference-server';
import { freePort, installExample, npm } from './install';

const shown = seen.configure({ timeout: 15_000 });

/** Next itself takes a minute to install and another to build. */
describe('the Next.js example', () => {
  let app: RunningServer;
  let chat: RunningServer;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  /** Whatever the browser had to say, such as of a page that does not hydrate or a policy that is broken. */
  let complaints: string[];

  beforeAll(async () => {
    const folder = await installExample('next');
    await npm(folder, 'run', 'build');
    const port = String(await freePort());
    chat = await startReferenceServer({
      CHATDECK_DATA: join(folder, 'data'),
      ALLOWED_ORIGINS: `http://localhost:${port}`,
    });
    const next = 'node_modules/next/dist/bin/next';
    // A server's clock is in another time zone than its users'.
    app = await startProcess([next, 'start', '-p', port], { CHAT_URL: chat.url, TZ: 'Asia/Tokyo' }, folder);
    browser = await playwright.launch(chromium);
  }, 600_000);
  afterAll(async () => {
    await browser.close();
    await Promise.all([app.stop(), chat.stop()]);
  });

  beforeEach(async () => {
    context = await browser.newContext({
      baseURL: app.url,
      timezoneId: 'America/Los_Angeles',
      reducedMotion: 'reduce',
    });
    page = await context.newPage();
    page.setDefaultTimeout(30_000);
    complaints = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    return async () => {
      expect(complaints).toEqual([]);
      await context.close();
    };
  });

  test('signs in, and saves a setting on a page that the server has rendered', async () => {
    await page.goto('/');
    await page.getByLabel('Email', { exact: true }).fill('admin@acme.test');
    await page.getByLabel('Password', { exact: true }).fill('chatdeck-demo');
    await page.getByRole('button', { name: 'Log in' }).click();
    await shown(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

    await page.getByRole('main').getByRole('link', { name: 'returns' }).click();
    await shown(page).toHaveURL(/\/channels\/\d+$/);
    const label = page.getByRole('textbox', { name: 'Agent label' });
    await label.fill('Rendered helper');
    await saveButton(label).click();
    await shown(page.locator('[data-chatdeck="save-bar"][data-state="saved"]')).toBeVisible();
    await page.reload();
    await shown(label).toHaveValue('Rendered helper');

    await page.getByRole('button', { name: /^Sign out/ }).click();
    await shown(page.getByLabel('Email', { exact: true })).toBeVisible();
    await page.goto('/team');
    await shown(page).toHaveURL(/\/sign-in$/);
  });

  test.each([
    ['/', 'dashboard', 'order-questions', 'order-questions'],
    ['/channels/1', 'behavior-tab', 'value="hello@acme.test"', 'Email for offline messages'],
    ['/team', 'users', 'Who can use this dashboard.', 'agent@acme.test'],
  ])('sends %s with the screen in it, which works without a word against it', async (path, part, sent, later) => {
    await signIn();
    const html = await (await page.request.get(path)).text();
    const markup = html.replaceAll(/<script[^>]*>.*?<\/script>/gs, '');
    expect(markup).toContain(`data-chatdeck="${part}"`);
    expect(markup).toContain(sent);

    await page.goto(path);
    await shown(page.locator(`[data-chatdeck="${part}"]`)).toHaveAttribute('data-state', 'ready');
    await shown(page.getByText(later, { exact: true }).first()).toBeVisible();
    // What is for screen readers alone is hidden, by the sheet.
    const widths = await page.locator('[data-chatdeck="announcer"]').evaluateAll(widthsOf);
    expect(widths.filter((width) => width > 1)).toEqual([]);
  });

  /** Signs in beside the page. */
  async function signIn() {
    const data = { email: 'admin@acme.test', password: 'chatdeck-demo' };
    const answer = await page.request.post(`${chat.url}/v1/p/sessions`, { data });
    const { token } = (await answer.json()) as { token: string };
    await context.addCookies([{ name: 'auth_token', value: token, url: app.url }]);
  }
});

function widthsOf(nodes: Element[]): number[] {
  return nodes.map((node) => node.getBoundingClientRect().width);
}
