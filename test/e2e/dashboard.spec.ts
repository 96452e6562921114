import { expect, test } from '@playwright/test';
import { signIn } from './people';

test('deletes an unfinished widget, then adds channels until the plan sends to the upgrade', async ({ page }) => {
  await signIn(page, 'owner@globex.test');
  const main = page.getByRole('main');
  const unfinished = main.locator('[data-chatdeck="widget-card"]').getByRole('link', { name: 'Finish setup' });
  const attention = main.getByRole('region', { name: 'Needs attention' });
  await expect(unfinished).toHaveCount(1);
  await expect(attention.getByRole('link', { name: 'Finish setup' })).toHaveCount(1);

  await main.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: /^Delete the unfinished widget/ });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(unfinished).toHaveCount(1);

  await main.getByRole('button', { name: 'Delete' }).click();
  const [, name = ''] = /“(.+)”/.exec((await dialog.getByText(/to confirm/).textContent()) ?? '') ?? [];
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: 'Delete widget' }).click();
  await expect(dialog).toBeHidden();
  await expect(unfinished).toHaveCount(0);
  await expect(attention).toBeHidden();
  await expect(page.getByText(`Deleted ${name}.`, { exact: true })).toBeVisible();
  await page.reload();
  await expect(main.getByRole('link', { name: 'globex-site' })).toBeVisible();
  await expect(unfinished).toHaveCount(0);

  await main.getByRole('button', { name: 'Add channel' }).click();
  await expect(page).toHaveURL(/#\/setup\/\d+$/);

  await page.goto('/#/');
  await expect(unfinished).toHaveCount(1);
  await main.getByRole('button', { name: 'Add channel' }).click();
  await expect(page).toHaveURL(/#\/please-upgrade$/);
  await expect(main.getByRole('region', { name: /Current plan/ })).toContainText('Starter');
  await expect(main.getByRole('region', { name: /Next plan/ })).toContainText('Team');
  await expect(main.getByRole('button', { name: 'Yes, I want to upgrade' })).toBeVisible();
  await main.getByRole('link', { name: 'Back to the Dashboard' }).click();
  await main.getByRole('button', { name: 'Add a channel to a new Slack Team' }).click();
  await expect(page).toHaveURL(/#\/please-upgrade$/);
});

test('shows what a return from Slack has done, and nothing of it once that is put away', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/#/?userSwapped');
  const banner = page.getByText('Successfully swapped main user.');
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
  await expect(banner).toBeHidden();
});
