import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { readCsv } from './chat-file';
import { signIn } from './people';

const part = (page: Page, widget: string) => page.getByRole('region', { name: widget, exact: true });

async function chooseRange(page: Page, preset: string): Promise<void> {
  await page.getByRole('button', { name: /^Date range/ }).click();
  await page.getByRole('button', { name: preset, exact: true }).click();
}

test('remembers range, zone, page and filters in the address', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/#/reports/history');
  const website = part(page, 'website');
  await expect(website.getByText(/^Showing 1 to 15 of/)).toBeVisible();

  await chooseRange(page, 'Last 7 days');
  await expect(page).toHaveURL(/range=last7/);
  const started = website.getByRole('rowheader').first().getByRole('time');
  await expect(started).toBeVisible();
  const before = await started.textContent();
  const zone = page.getByRole('combobox', { name: 'View timestamps in timezone' });
  await zone.fill('Tokyo');
  await page.getByRole('option', { name: /Tokyo/ }).click();
  await expect(page).toHaveURL(/zone=Asia%2FTokyo/);
  await expect(started).not.toHaveText(before ?? '');

  await website.getByRole('button', { name: 'Next' }).click();
  await expect(website.getByText(/^Showing 16 to 30 of/)).toBeVisible();
  await expect(page).toHaveURL(/page=\d+\.1/);
  await page.reload();
  await expect(website.getByText(/^Showing 16 to 30 of/)).toBeVisible();

  await page.getByRole('combobox', { name: 'Rating' }).selectOption('Thumbs up');
  await expect(page).toHaveURL(/rating=up/);
  await expect(page).not.toHaveURL(/page=/);
  await expect(website.getByText(/^Showing 1 to/)).toBeVisible();
  const rows = website.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows.filter({ hasText: 'Thumbs up' })).toHaveCount(await rows.count());
  await page.getByRole('searchbox').fill('nobody wrote this');
  await expect(website).toHaveCount(0);
  await expect(page.getByText('No data available.')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(website.getByText(/^Showing 16 to 30 of/)).toBeVisible();
});

test.describe('with a screen to touch', () => {
  test.use({ hasTouch: true });

  test('opens the details by mouse, finger and keyboard', async ({ page }) => {
    await signIn(page, 'admin@acme.test', '/#/reports/history');
    const more = part(page, 'website').getByRole('button', { name: /^more details/ });
    const panel = page.getByRole('dialog');
    await more.nth(0).hover();
    await expect(panel).toContainText('First message');
    await page.mouse.move(0, 0);
    await expect(panel).toBeHidden();
    await more.nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(more.nth(1)).toBeFocused();
    await more.nth(2).tap();
    await expect(panel).toBeVisible();
  });
});

test('opens a chat by keyboard, moves on, and returns to its row', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/#/reports/history?view=all&zone=UTC');
  const open = page.getByRole('button', { name: /^Open the chat with/ });
  await open.nth(2).focus();
  await page.keyboard.press('Enter');
  const panel = page.locator('[data-chatdeck="chat-panel"]');
  await expect(panel).toBeFocused();
  await expect(panel.getByText(/^3 of/)).toBeVisible();
  await page.keyboard.press('j');
  await expect(panel.getByText(/^4 of/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('k');
  await expect(panel.getByText(/^4 of/)).toBeVisible();
  const body = panel.locator('[data-chatdeck="chat-body"]');
  await page.setViewportSize({ width: 1280, height: 400 });
  await body.focus();
  await page.keyboard.press('ArrowDown');
  await expect(async () => expect(await body.evaluate((part) => part.scrollTop)).toBeGreaterThan(0)).toPass();
  await expect(panel.getByText(/^4 of/)).toBeVisible();
  await page.keyboard.press('k');
  await expect(panel.getByText(/^3 of/)).toBeVisible();
  await expect(body).toBeFocused();
  await expect.poll(() => body.evaluate((part) => part.scrollTop)).toBe(0);
  await page.keyboard.press('j');
  await expect(panel.getByText(/^4 of/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(open.nth(3)).toBeFocused();
  await expect(page).not.toHaveURL(/chat=/);
});

test('opens the chat of a copied link, and moves on beyond a page', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await signIn(page, 'admin@acme.test', '/#/reports/history?view=all&zone=UTC');
  const panel = page.getByRole('region', { name: /^Chat with/ });
  await page
    .getByRole('button', { name: /^Open the chat with/ })
    .last()
    .click();
  await expect(panel.getByText(/^15 of/)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Next chat' })).not.toHaveAttribute('aria-disabled');
  await page.keyboard.press('j');
  await expect(panel.getByText(/^16 of/)).toBeVisible();
  await expect(page).toHaveURL(/page=1/);
  const name = await panel.getByRole('heading', { level: 2 }).textContent();
  const address = page
    .url()
    .replace(/page=1&?/, '')
    .replace('view=all&', '');
  await page.goto('/#/');
  await page.goto(address);
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(name ?? '');
});

test('keeps a saved view over a reload, and deletes it with a way back', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/#/reports/history?zone=UTC');
  await page.getByRole('combobox', { name: 'Reply' }).selectOption('Missed');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Missed in UTC');
  await page.keyboard.press('Enter');
  const view = page.getByRole('button', { name: 'Missed in UTC', exact: true });
  await expect(view).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/saved=Missed/);
  await page.goto('/#/reports/history');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Reply' })).toHaveValue('');
  await view.click();
  await expect(page.getByRole('combobox', { name: 'Reply' })).toHaveValue('true');
  await expect(page).toHaveURL(/zone=UTC/);
  await page.getByRole('button', { name: 'Actions for Missed in UTC' }).click();
  await page.getByRole('menuitem', { name: 'Delete view' }).click();
  await expect(view).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(view).toBeVisible();
});

for (const tab of ['coverage', 'pages']) {
  test(`leads from a number in ${tab} to exactly its chats`, async ({ page }) => {
    await signIn(page, 'admin@acme.test', `/#/reports/${tab}?zone=UTC`);
    const link = page.getByRole('link', { name: /^[\d,]+ missed$/ });
    await expect(link).toBeVisible();
    const number = (await link.textContent())?.split(' ')[0];
    await link.click();
    await expect(page.getByRole('combobox', { name: 'Reply' })).toHaveValue('true');
    await expect(page.getByText(`of ${number} results`)).toBeVisible();
  });
}

/** Follows a link and finds as many chats as it says. */
async function followNumber(page: Page, link: Locator): Promise<void> {
  const number = /[\d,]+/.exec((await link.textContent()) ?? '')?.[0] ?? '';
  await link.click();
  await expect(page).toHaveURL(/#\/reports\/history\?/);
  await expect(page.getByText(new RegExp(`of ${number} results?$`))).toBeVisible();
}

test('leads from an hour of the week to exactly its chats, over a reload, and from a page', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/#/reports/coverage?zone=Asia%2FKolkata');
  await page.getByRole('radio', { name: 'Table' }).click();
  const hours = page.getByRole('table', { name: 'website: Chats by hour' });
  await followNumber(page, hours.getByRole('link', { name: /^[\d,]+ chats?: / }).first());
  await expect(page).toHaveURL(/hours=\d\.\d+-\d+/);
  const results = await page.getByText(/^Showing 1 to/).textContent();
  await page.reload();
  await expect(page.getByText(results ?? '')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  const lines = readCsv(await readFile(await file.path(), 'utf8'));
  expect(results).toMatch(new RegExp(`of ${lines.length} results?$`));
  await page.getByRole('button', { name: /^Remove filter/ }).click();
  await expect(page).not.toHaveURL(/hours=/);

  await page.goto('/#/reports/pages?zone=UTC');
  await followNumber(page, page.getByRole('link', { name: /, Missed: show chats on / }).first());
  await expect(page).toHaveURL(/missed=true&path=/);
});
