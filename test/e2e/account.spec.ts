import { expect, test } from '@playwright/test';
import { openTrial } from './payer';

test('invites, promotes, demotes and deletes people', async ({ page }) => {
  const email = await openTrial(page);
  const colleague = email.replace('payer', 'colleague');
  const field = page.getByRole('textbox', { name: 'Invite users' });
  await expect(page.getByRole('button', { name: `Delete ${email}` })).toHaveAttribute('aria-disabled', 'true');

  await field.fill(email);
  await field.press('Enter');
  await expect(page.getByText(`${email}: User already exists`)).toBeVisible();
  await field.fill(colleague);
  await field.press('Enter');
  await expect(page.getByText(`Invited ${colleague}.`)).toBeVisible();
  await expect(page.getByText('Not logged in yet')).toBeVisible();

  const admin = page.getByRole('switch', { name: `Admin: ${colleague}` });
  const remove = page.getByRole('button', { name: `Delete ${colleague}` });
  await admin.click();
  await expect(admin).toHaveAttribute('aria-disabled', 'false');
  await expect(admin).toBeChecked();
  await expect(remove).toHaveAttribute('aria-disabled', 'true');
  await admin.click();
  await expect(admin).toHaveAttribute('aria-disabled', 'false');
  await expect(admin).not.toBeChecked();

  await remove.click();
  await page.getByRole('button', { name: 'Delete user' }).click();
  await expect(remove).toHaveCount(0);
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
