import { expect, test, type Page } from '@playwright/test';
import { fillSignIn, openBehavior, password, signIn } from '../people';

async function logOut(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: email }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

const loginButton = (page: Page) => page.getByRole('button', { name: 'Log in' });

test('a sign-out in one tab signs out the other', async ({ page, context }) => {
  await signIn(page, 'admin@acme.test');
  const other = await context.newPage();
  await other.goto('/');
  await openBehavior(other, 'website');

  await logOut(page, 'admin@acme.test');
  await expect(loginButton(page)).toBeVisible();
  await expect(loginButton(other)).toBeVisible();
  await expect(other.getByText('website')).toHaveCount(0);
});

test("another person's sign-in in one tab leaves nothing of the former in the other", async ({ page, context }) => {
  await signIn(page, 'admin@acme.test');
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('main').getByRole('link', { name: 'pricing-page' })).toBeVisible();

  await logOut(page, 'admin@acme.test');
  await fillSignIn(page, 'owner@globex.test', password);
  await expect(page.getByRole('button', { name: 'owner@globex.test' })).toBeVisible();

  await expect(other.getByRole('button', { name: 'owner@globex.test' })).toBeVisible();
  await expect(other.getByText('pricing-page')).toHaveCount(0);
  await expect(other.getByText('admin@acme.test')).toHaveCount(0);
});

test('shows no row of the former person even while the next one is not known yet', async ({ page, context }) => {
  await signIn(page, 'admin@acme.test');
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('main').getByRole('link', { name: 'pricing-page' })).toBeVisible();
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await other.route('**/v1/users/current', async (route) => {
    await held;
    await route.continue();
  });

  await logOut(page, 'admin@acme.test');
  await fillSignIn(page, 'owner@globex.test', password);
  await expect(page.getByRole('button', { name: 'owner@globex.test' })).toBeVisible();
  await expect(other.getByText('pricing-page')).toHaveCount(0);
  await expect(other.getByText('admin@acme.test')).toHaveCount(0);
  letThrough();
  await expect(other.getByRole('button', { name: 'owner@globex.test' })).toBeVisible();
});

for (const [title, answer] of [
  ['fails', { status: 500 }],
  ['reaches nobody', 'abort'],
] as const) {
  test(`signs out here although the server's part ${title}, and offers to tell it again`, async ({ page, context }) => {
    await signIn(page, 'agent@acme.test');
    const token = (await context.cookies()).find(({ name }) => name === 'auth_token')?.value ?? '';
    const ask = () => page.request.get('/v1/users/current', { headers: { Authorization: `Bearer ${token}` } });
    await page.route('**/v1/users/logout', (route) => (answer === 'abort' ? route.abort() : route.fulfill(answer)));
    await logOut(page, 'agent@acme.test');
    await expect(loginButton(page)).toBeVisible();
    expect((await context.cookies()).filter(({ name }) => name === 'auth_token')).toEqual([]);
    await expect(page.getByRole('alert')).toContainText('couldn’t end your session on the server');
    expect((await ask()).status()).toBe(200);

    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toContainText('couldn’t end your session on the server');
    await page.unroute('**/v1/users/logout');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Your session on the server has ended.')).toBeVisible();
    expect((await ask()).status()).toBe(403);
  });
}

test('says wherever the person lands that a sign-out was not heard of, until it was or they put it away', async ({
  page,
}) => {
  await signIn(page, 'agent@acme.test');
  await page.route('**/v1/users/logout', (route) => route.fulfill({ status: 500 }));
  await page.goto('/#/forgotpwd');
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
  await logOut(page, 'agent@acme.test');
  const notice = page.getByRole('alert').filter({ hasText: 'couldn’t end your session on the server' });
  await expect(loginButton(page)).toBeVisible();
  await expect(notice).toBeVisible();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await expect(notice).toBeVisible();
  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect(loginButton(page)).toBeVisible();
  await expect(notice).toBeVisible();

  await fillSignIn(page, 'owner@globex.test', password);
  await expect(page.getByRole('button', { name: 'owner@globex.test' })).toBeVisible();
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toBeHidden();
});

test('a sign-out that the server answers with 403 needs no other try', async ({ page, context }) => {
  await signIn(page, 'agent@acme.test');
  const token = (await context.cookies()).find(({ name }) => name === 'auth_token')?.value ?? '';
  await page.request.head('/v1/users/logout', { headers: { Authorization: `Bearer ${token}` } });
  const told = page.waitForResponse('**/v1/users/logout');
  await logOut(page, 'agent@acme.test');
  expect((await told).status()).toBe(403);
  await expect(loginButton(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect((await context.cookies()).filter(({ name }) => name === 'auth_token')).toEqual([]);
});

test('a sign-out ends the unsaved work of another tab, which starts over for the next user', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin@acme.test');
  const other = await context.newPage();
  await other.goto('/');
  await openBehavior(other, 'website');
  await other.getByRole('switch', { name: 'Hide the widget when offline' }).click();
  await expect.poll(() => other.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('hideWhenOffline');

  await logOut(page, 'admin@acme.test');
  await expect(loginButton(other)).toBeVisible();
  await expect(other).toHaveURL(/#\/login$/);
  expect(await other.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('hideWhenOffline');

  await fillSignIn(page, 'owner@globex.test', password);
  await expect(other.getByRole('button', { name: 'owner@globex.test' })).toBeVisible();
  await expect(other).toHaveURL(/#\/$/);
});

test('a person whose account cannot be loaded signs out on the server, too', async ({ page, context }) => {
  await signIn(page, 'agent@acme.test');
  const token = (await context.cookies()).find(({ name }) => name === 'auth_token')?.value ?? '';
  await page.route('**/v1/users/current', (route) => route.fulfill({ status: 500 }));
  await page.reload();
  await page.getByRole('button', { name: 'Logout' }).click({ timeout: 30_000 });
  await expect(loginButton(page)).toBeVisible();
  const ask = () => page.request.get('/v1/users/current', { headers: { Authorization: `Bearer ${token}` } });
  await expect.poll(async () => (await ask()).status()).toBe(403);
});

test('says that no one can stay signed in if the browser blocks cookies', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set() {} });
  });
  await page.goto('/');
  await fillSignIn(page, 'agent@acme.test', password);
  await expect(page.getByRole('alert')).toContainText('blocks cookies');
  await expect(loginButton(page)).toBeEnabled();
});
