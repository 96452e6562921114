import { expect, test, type Page } from '@playwright/test';
import { fillSignIn, password } from './people';

const currentUser = '**/v1/users/current';

// A read behind the page may be on its way still.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

function newEmail(): string {
  return `newcomer-${Date.now()}-${Math.floor(Math.random() * 1e6)}@juniper.test`;
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/#/signup?source=blog');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('seven books and a cat');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
}

test('signs up, agrees to the terms, and comes to the setup of the first widget', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'tklID', value: 'campaign%207', url: baseURL ?? '' }]);
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByText('30 day free trial (No credit card required)')).toBeVisible();

  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByText('Email is invalid')).toBeVisible();
  await expect(page.getByText('Password is too short')).toBeVisible();

  const email = newEmail();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('seven books and a cat');
  const request = page.waitForRequest('**/v1/p/users');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  expect((await request).postDataJSON()).toEqual({ email, password: 'seven books and a cat', tklID: 'campaign 7' });

  await expect(page.getByRole('heading', { name: 'Terms of service and privacy policy' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await page.getByRole('checkbox').check();
  const confirmation = page.waitForRequest('**/v1/users/legal_confirmation/**');
  await page.getByRole('button', { name: 'Continue' }).click();
  expect(new URL((await confirmation).url()).pathname).toBe(
    '/v1/users/legal_confirmation/terms_and_privacy_policy/01SEPT2024',
  );
  await expect(page).toHaveURL(/#\/setup\/\d+$/);

  await page.reload();
  await expect(page).toHaveURL(/#\/setup\/\d+$/);
});

test('comes from Slack by way of the terms to the setup', async ({ page }) => {
  await page.goto('/#/signup');
  await page.getByRole('link', { name: /Slack/ }).click();
  await expect(page).toHaveURL(/\/sandbox\/slack\/oauth\/v2\/authorize/);
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByRole('heading', { name: 'Terms of service and privacy policy' })).toBeVisible();
  expect(page.url()).not.toContain('auth_token');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/#\/setup\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Choose a channel' })).toBeVisible();
});

test('lets no one past the terms without accepting them, and lets them log out', async ({ page }) => {
  await signUp(page, newEmail());
  const title = page.getByRole('heading', { name: 'Terms of service and privacy policy' });
  await expect(title).toBeVisible();
  await page.goto('/#/account');
  await expect(page).toHaveURL(/#\/legal\?return=%2Faccount$/);
  await expect(title).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('doesn’t lead from the terms to another user’s destination', async ({ page, context, baseURL }) => {
  await signUp(page, newEmail());
  await expect(page.getByRole('heading', { name: 'Terms of service and privacy policy' })).toBeVisible();
  await page.goto('/#/account');
  await expect(page).toHaveURL(/#\/legal\?return=%2Faccount$/);
  const answer = await page.request.post('/v1/p/sessions', { data: { email: 'owner@globex.test', password } });
  const { token } = (await answer.json()) as { token: string };
  await context.addCookies([{ name: 'auth_token', value: token, url: baseURL ?? '' }]);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page).toHaveURL(/#\/legal$/);
});

test('asks again after the terms have changed', async ({ page }) => {
  let isAgreed = false;
  await page.route(currentUser, async (route) => {
    const answer = await route.fetch();
    const user = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: isAgreed ? user : { ...user, ActiveTOSPP: '01JAN2020' } });
  });
  await page.goto('/');
  await fillSignIn(page, 'agent@acme.test', password);
  await expect(page.getByRole('heading', { name: 'Terms of service and privacy policy' })).toBeVisible();

  await page.route('**/v1/users/legal_confirmation/**', (route) => route.fulfill({ status: 500 }));
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('Your agreement wasn’t saved.');
  await expect(page.getByRole('checkbox')).toBeChecked();

  await page.unroute('**/v1/users/legal_confirmation/**');
  const stored = page.waitForResponse('**/v1/users/legal_confirmation/**');
  await page.getByRole('button', { name: 'Continue' }).click();
  expect((await stored).ok()).toBe(true);
  isAgreed = true;
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('leads a person who has an account already to it', async ({ page }) => {
  await page.goto('/#/signup?error=user_exists');
  await expect(page.getByRole('alert')).toContainText('User already has a Chatdeck account.');
  await page.getByRole('link', { name: 'Reset password' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await signUp(page, 'admin@acme.test');
  await expect(page.getByRole('alert')).toContainText('Error: User already exists');
});

test('asks for a rating once, whatever the clicks', async ({ page }) => {
  let isAsked = true;
  const rates: string[] = [];
  await page.route(currentUser, async (route) => {
    const answer = await route.fetch();
    const user = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...user, showNPSRating: isAsked } });
  });
  page.on('request', (request) => {
    if (request.url().includes('/users/rate/')) rates.push(new URL(request.url()).pathname);
  });
  page.on('response', (response) => {
    if (response.url().includes('/users/rate/') && response.ok()) isAsked = false;
  });
  await page.goto('/');
  await fillSignIn(page, 'agent@acme.test', password);
  const scale = page.getByRole('radiogroup', { name: /^How likely/ });
  await expect(scale).toBeVisible();
  await page.getByRole('radio', { name: '9' }).dblclick();
  await expect(scale).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(scale).toBeHidden();
  expect(rates).toEqual(['/v1/users/rate/9']);
});
