import { expect, test } from '@playwright/test';
import { openTrial } from './payer';

test('invites, promotes, demotes and deletes people', async ({ page }) => {
  const email = await openTrial(page);
  const colleague = email.replace('payer', 'colleague');
  const field = page.getByRole('textbox', { name: 'Invite users' });
  const open = (user: string) => page.getByRole('button', { name: `More actions for ${user}` }).click();
  const item = (name: string) => page.getByRole('menuitem', { name });
  await open(email);
  await expect(item('Delete')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');

  await field.fill(email);
  await field.press('Enter');
  await expect(page.getByText(`${email}: User already exists`)).toBeVisible();
  await field.fill(colleague);
  await field.press('Enter');
  await expect(page.getByText(`Invited ${colleague}.`)).toBeVisible();
  await expect(page.getByText('Pending invitations · 1')).toBeVisible();

  const row = page.getByRole('row', { name: colleague });
  await open(colleague);
  await item('Make admin').click();
  await expect(row.getByRole('cell', { name: 'Admin', exact: true })).toBeVisible();
  await expect(row.locator('[aria-busy]')).toHaveCount(0);
  await open(colleague);
  await item('Remove admin role').click();
  await expect(row.getByRole('cell', { name: 'Agent', exact: true })).toBeVisible();
  await expect(row.locator('[aria-busy]')).toHaveCount(0);

  // They haven't logged in, so it is their invitation that ends.
  await open(colleague);
  await item('Cancel invitation').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel invitation' }).click();
  await expect(row).toHaveCount(0);
});

test('leads from the notice above every page to the control that adds a payment method', async ({ page }) => {
  await openTrial(page);
  await page.goto('/#/support');
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Your free trial ends on');
  await page.getByRole('link', { name: 'Add a payment method' }).click();
  const control = page.getByRole('button', { name: 'Add a payment method' });
  await expect(control).toBeFocused();
  await expect(control).toBeInViewport();

  // The same link leads there again, on the page itself.
  await page.getByRole('heading', { name: 'Account', exact: true }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Add a payment method' }).click();
  await expect(control).toBeFocused();
  await control.click();
  await expect(page.getByRole('heading', { name: /Subscribe to Chatdeck/ })).toBeVisible();
});
