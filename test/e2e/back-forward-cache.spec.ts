import { expect, test, type Page } from '@playwright/test';
import { chromium, fullChromium } from '../../scripts/chromium';
import { fillSignIn, password, signIn } from './people';
import { settle } from './walk/look';

// Playwright turns the cache off, and the headless shell has none.
const executablePath = fullChromium ?? '';
test.use({ launchOptions: { ...chromium, executablePath, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });
test.skip(/^$|headless[-_]shell/.test(executablePath), 'chromium-headless-shell keeps no page that is left');

/** Signs in, and leaves for another site. */
async function leave(page: Page): Promise<void> {
  await signIn(page, 'admin@acme.test');
  // A page to which something still comes is not kept.
  await settle(page);
  await page.evaluate(() => void Object.assign(window, { wasHere: true }));
  await page.goto('about:blank');
  // The browser takes a moment to keep what is left, and gives up when it is asked for before.
  await page.waitForTimeout(500);
}

/** Whether the browser had kept the page, which then does not load. */
async function goBack(page: Page): Promise<boolean> {
  await page.goBack({ waitUntil: 'commit' });
  return page.evaluate(() => 'wasHere' in window);
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'admin@acme.test' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
}

async function expectNothingOfAcme(page: Page): Promise<void> {
  await expect(page.getByText('admin@acme.test')).toHaveCount(0);
  await expect(page.getByText('pricing-page')).toHaveCount(0);
}

test('a page that the browser has kept shows nothing of a session that is gone', async ({ page, context }) => {
  await leave(page);
  await context.clearCookies();
  expect(await goBack(page)).toBe(true);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expectNothingOfAcme(page);
});

test('going back shows nothing of a session that ended in another tab', async ({ page, context }) => {
  await leave(page);
  await logOut(await context.newPage());
  await goBack(page);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expectNothingOfAcme(page);
});

test('going back shows what is of the person who has signed in since', async ({ page, context }) => {
  await leave(page);
  const other = await context.newPage();
  await logOut(other);
  await fillSignIn(other, 'owner@globex.test', password);
  await expect(other.getByRole('button', { name: 'owner@globex.test' })).toBeVisible();
  await goBack(page);
  await expect(page.getByRole('button', { name: 'owner@globex.test' })).toBeVisible();
  await expectNothingOfAcme(page);
});
