import { expect, test, type Page } from '@playwright/test';
import { openTrial, tier } from './payer';

const pays = '4242 4242 4242 4242';
const paysOnce = '4000 0000 0000 0341';
const neverPays = '4000 0000 0000 0002';

async function fillCard(page: Page, number: string) {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12 / 31');
  await page.getByLabel('Security code').fill('123');
}

async function fillCheckout(page: Page, number: string) {
  await fillCard(page, number);
  await page.getByLabel('Email for invoices').fill('bills@juniper.test');
  await page.getByLabel('Name or company').fill('Juniper Bikes');
  await page.getByLabel('Address').fill('12 Mill Lane');
  await page.getByLabel('City').fill('Salem');
  await page.getByLabel('State or region').fill('OR');
  await page.getByLabel('Postal code').fill('97301');
  await page.getByLabel('Tax ID').fill('US-123');
}

async function choose(page: Page, plan: string, button: RegExp) {
  await tier(page, plan).getByRole('button', { name: button }).click();
}

/** Puts a card on file for the smallest plan. */
async function subscribe(page: Page, number: string) {
  await openTrial(page);
  await choose(page, 'Starter', /Choose Plan/);
  await expect(page.getByRole('heading', { name: 'Subscribe to Chatdeck Starter' })).toBeVisible();
  await fillCheckout(page, number);
  await page.getByRole('button', { name: 'Start trial' }).click();
  await expect(page.getByText('You have successfully added your billing information.')).toBeVisible();
  await expect(page.getByText('Visa ending in').first()).toContainText(number.slice(-4));
}

/** Sees what is due in a month now, in the billing portal. */
async function letPaymentFallDue(page: Page) {
  await page.getByRole('button', { name: 'Manage billing' }).click();
  await expect(page.getByRole('heading', { name: 'Billing', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /let the next payment fall due/ }).click();
}

async function backToAccount(page: Page) {
  await page.getByRole('link', { name: 'Back to Chatdeck' }).click();
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
}

test('goes from the trial to a card, a bigger plan, a year, a smaller plan, a cancellation and back', async ({
  page,
}) => {
  test.slow();
  let upgrades = 0;
  page.on('request', (request) => {
    if (request.url().includes('/upgrade/')) upgrades += 1;
  });
  await subscribe(page, pays);
  await expect(page.getByText('12 Mill Lane')).toBeVisible();
  await expect(page.getByText('bills@juniper.test')).toBeVisible();
  await expect(tier(page, 'Starter').getByRole('button')).toHaveText('Current plan');
  await letPaymentFallDue(page);
  await backToAccount(page);

  const dialog = page.getByRole('alertdialog');
  await choose(page, 'Team', /Upgrade/);
  await expect(dialog).toContainText('Switching plans will change the amount you will be charged');
  await expect(dialog.getByRole('row', { name: /Price/ })).toContainText('$79 per month');
  await dialog.getByRole('button', { name: 'Switch plan' }).dblclick();
  await expect(page.getByText('You’re now on the Team plan.')).toBeVisible();
  expect(upgrades).toBe(1);
  // Nothing of the month was used up: the difference of the two prices.
  await expect(
    page.getByRole('table', { name: 'Recent invoices' }).getByRole('row', { name: /Team/ }).first(),
  ).toContainText(/\$(50|49\.99)/);

  await page.getByRole('radio', { name: 'Annual' }).click();
  await choose(page, 'Team', /Switch to annual/);
  await dialog.getByRole('button', { name: 'Switch plan' }).click();
  await expect(tier(page, 'Team').getByRole('button')).toHaveText('Current plan');

  await choose(page, 'Starter', /Downgrade/);
  await dialog.getByRole('button', { name: 'Switch plan' }).click();
  await expect(page.getByText('You’re now on the Starter plan.')).toBeVisible();

  await page.getByRole('button', { name: 'Cancel your plan' }).click();
  await expect(page.getByRole('heading', { name: 'Cancel Chatdeck Starter?' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText(/Your subscription is canceled and ends on/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel your plan' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Manage billing' }).click();
  await page.getByRole('button', { name: 'Renew plan' }).click();
  await backToAccount(page);
  await expect(page.getByText(/Your subscription is canceled/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cancel your plan' })).toBeVisible();
});

test('says that a card is declined, loses nothing, and takes a better one', async ({ page }) => {
  await openTrial(page);
  await choose(page, 'Team', /Choose Plan/);
  await fillCheckout(page, neverPays);
  await page.getByRole('button', { name: 'Start trial' }).click();
  await expect(page.getByRole('alert')).toContainText('Your card was declined.');
  await expect(page.getByLabel('Address')).toHaveValue('12 Mill Lane');
  await page.getByRole('link', { name: 'Back to Chatdeck' }).click();
  await expect(tier(page, 'Team').getByRole('button')).toHaveText(/Choose Plan/);

  await choose(page, 'Team', /Choose Plan/);
  await fillCheckout(page, pays);
  await page.getByRole('button', { name: 'Start trial' }).click();
  await expect(tier(page, 'Team').getByRole('button')).toHaveText('Current plan');
});

test('keeps the plan when a card fails, asks for a better one, and pays what was due with it', async ({ page }) => {
  await subscribe(page, paysOnce);
  await letPaymentFallDue(page);
  await expect(page.getByText('Your last payment of $29 failed.')).toBeVisible();
  await backToAccount(page);
  await expect(page.getByText('Your last payment failed.').first()).toBeVisible();

  await choose(page, 'Team', /Upgrade/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch plan' }).click();
  await expect(page.getByText('Error updating plan, contact support')).toBeVisible();
  await expect(tier(page, 'Starter').getByRole('button')).toHaveText('Current plan');

  await page.getByRole('button', { name: 'Manage billing' }).click();
  await page.getByRole('link', { name: 'Update card and pay' }).click();
  await fillCard(page, pays);
  await page.getByRole('button', { name: 'Save card and pay $29' }).click();
  await expect(page.getByText('Your last payment')).toHaveCount(0);
  await backToAccount(page);
  await expect(page.getByText('Visa ending in').first()).toContainText('4242');
  await expect(page.getByText(/good standing/i)).toBeVisible();
});
