import { expect, test, type Page } from '@playwright/test';
import { openBehavior, signIn } from './people';

async function openPalette(page: Page) {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
}

test('reaches a field by a synonym with four keys', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  await openBehavior(page, 'website');
  await openPalette(page);
  for (const key of ['n', 'o', 'i', 'Enter']) await page.keyboard.press(key);
  const field = page.getByRole('switch', { name: 'Play a sound for new messages' });
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).toContain('/behavior?field=playSound');

  await page.keyboard.press('Control+k');
  const list = page.getByRole('listbox', { name: 'Results' });
  await expect(list.getByRole('option').first()).toContainText('Play a sound for new messages');
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
});

test('asks for the widget of a setting, and opens a folded field of a tab that loads', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  await openPalette(page);
  await page.keyboard.type('feedback webhook');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveAttribute('placeholder', 'Choose a widget');
  await page.keyboard.type('docs');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Feedback webhook' })).toBeFocused();
});

// cspell:ignore tansparent wellcome mesage
test('finds with typos, and by the name of the widget', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  await openPalette(page);
  await page.keyboard.type('docs tansparent');
  await expect(page.getByText('No matches for “docs tansparent”.').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Search' }).fill('docs wellcome mesage');
  await expect(page.getByRole('option').first()).toContainText('docs › Appearance › Online mode');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Welcome message' })).toBeFocused();
});

test('opens a field from its address, and leaves unknown names alone', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  await openBehavior(page, 'website');
  const [address = ''] = page.url().split('/behavior');
  await page.goto(`${address}/appearance?field=acceptanceText`);
  await page.reload();
  await expect(page.locator('[data-name="acceptanceText"]')).toBeInViewport();
  await page.goto(`${address}/behavior?field=nothingLikeThis`);
  await expect(page.getByRole('heading', { name: /: Behavior$/ })).toBeVisible();
});

test('forgets the last places at the sign-out, and hides what an agent may not open', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  await openPalette(page);
  await page.keyboard.type('billing');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  const stored = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('recent')));
  expect(await stored()).toHaveLength(1);
  await openPalette(page);
  await page.keyboard.type('log out');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await stored()).toEqual([]);

  await signIn(page, 'agent@acme.test');
  await openPalette(page);
  await expect(page.getByText('Recent', { exact: true })).toHaveCount(0);
  await page.keyboard.type('billing');
  await expect(page.getByRole('option', { name: 'Billing' })).toHaveCount(0);
});

test('lists the shortcuts with a key, but not while someone types', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list).toContainText('Save all changes');
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await openPalette(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('?');
  await expect(list).toHaveCount(0);
});
