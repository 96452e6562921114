import { expect, test } from '@playwright/test';
import { openBehavior, signIn } from './people';

test('moves through the grid by keyboard and saves what is typed in a cell', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  await openBehavior(page, 'website');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Compare widgets' }).click();
  await page.getByRole('columnheader', { name: 'Setting' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('gridcell').first()).toBeFocused();
  await page.getByRole('searchbox', { name: 'Find a setting' }).fill('agent label');
  await page.getByRole('rowheader', { name: /Agent label/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: /^Agent label/ });
  await field.fill('Guides');
  await field.press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('gridcell').first()).toBeFocused();
  await page.reload();
  await page.getByRole('searchbox', { name: 'Find a setting' }).fill('agent label');
  await expect(page.getByRole('gridcell').first()).toContainText('Guides');
});
