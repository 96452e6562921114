import { expect, test, type Locator, type Page } from '@playwright/test';
import { fillSignIn } from './people';

const secret = 'seven books and a cat';

/** An account of their own in its trial, opened on its page. */
async function openTrial(page: Page): Promise<string> {
  const email = `payer-${Date.now()}-${Math.floor(Math.random() * 1e6)}@juniper.test`;
  const answer = await page.request.post('/v1/p/users', { data: { email, password: secret } });
  expect(answer.ok()).toBe(true);
  const { token } = (await answer.json()) as { token: string };
  const headers = { Authorization: `Bearer ${token}` };
  await page.request.post('/v1/users/legal_confirmation/terms_and_privacy_policy/01SEPT2024', { headers });
  await page.goto('/#/account');
  await fillSignIn(page, email, secret);
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
  return email;
}

function tier(page: Page, name: string): Locator {
  return page.locator('[data-chatdeck="plan"]').filter({ has: page.getByRole('heading', { name, exact: true }) });
}

test('goes from the trial to a card, a bigger plan, a year and a cancellation', async ({ page }) => {
  let upgrades = 0;
  page.on('request', (request) => {
    if (request.url().includes('/upgrade/')) upgrades += 1;
  });
  await openTrial(page);
  await expect(page.getByText(/Your free trial: 29 days left/)).toBeVisible();
  await expect(page.getByText(/Nothing is charged during your free trial/)).toBeVisible();

  await tier(page, 'Starter')
    .getByRole('button', { name: /Choose Plan/ })
    .click();
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
  await expect(tier(page, 'Starter').getByRole('button')).toHaveText('Current plan');

  await tier(page, 'Team')
    .getByRole('button', { name: /Upgrade/ })
    .click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Switching plans will change the amount you will be charged');
  await expect(dialog.getByRole('row', { name: /Price/ })).toContainText('$79 a month');
  await dialog.getByRole('button', { name: 'Switch plan' }).dblclick();
  await expect(page.getByText('You are now on the Team plan.')).toBeVisible();
  expect(upgrades).toBe(1);

  await page.getByRole('radio', { name: 'Annual' }).click();
  await tier(page, 'Team')
    .getByRole('button', { name: /Switch to annual/ })
    .click();
  await dialog.getByRole('button', { name: 'Switch plan' }).click();
  await expect(tier(page, 'Team').getByRole('button')).toHaveText('Current plan');

  await page.getByRole('button', { name: 'Cancel your plan' }).click();
  await expect(page.getByText(/Your account is canceled and ends on/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel your plan' })).toHaveCount(0);
});

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
  await expect(page.getByText(`${colleague} is invited.`)).toBeVisible();
  await expect(page.getByText('Not signed in yet')).toBeVisible();

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
