import { expect, test, type Page } from '@playwright/test';
import { mailboxKey } from './mailbox-key';
import { fillSignIn, signIn } from './people';

/** A separate user, so that no other test is signed out. */
async function newPerson(page: Page, secret: string): Promise<string> {
  const email = `forgetful-${Date.now()}-${Math.floor(Math.random() * 1e6)}@juniper.test`;
  const answer = await page.request.post('/v1/p/users', { data: { email, password: secret } });
  expect(answer.ok()).toBe(true);
  return email;
}

/** The link of the newest mail to a person, on the server's mailbox page. */
async function openMailedLink(page: Page, email: string): Promise<string> {
  const mail = page.locator('article').filter({ hasText: email }).first();
  await expect(async () => {
    await page.goto(`/mailbox?key=${mailboxKey}`);
    await expect(mail).toBeVisible({ timeout: 1000 });
  }).toPass();
  const link = (await mail.getByRole('link').getAttribute('href')) ?? '';
  return link.replace(/^.*(?=#)/, '/');
}

test('forgets the password, sets a new one by the mailed link, and signs in with it', async ({ page }) => {
  const email = await newPerson(page, 'the old secret');
  await page.goto('/');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send password reset email' }).click();
  await expect(page.getByText('Check your email for password reset instructions.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Done!' })).toBeDisabled();

  const link = await openMailedLink(page, email);
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('123456');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Password is too short')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('seven books and a cat');
  await expect(page.getByText('Strong password.')).toBeVisible();
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Your new password is set. Use it to log in.')).toBeVisible();
  expect(page.url()).not.toContain('token');

  await fillSignIn(page, email, 'the old secret');
  await expect(page.getByRole('alert')).toContainText('Error:');
  await fillSignIn(page, email, 'seven books and a cat');
  await expect(page.getByRole('heading', { name: 'Terms of service and privacy policy' })).toBeVisible();

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('another seven books');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('alert')).toContainText('Invalid token');
});

test('takes no link that is cut off', async ({ page }) => {
  await page.goto('/#/reset_password?token=abc');
  await expect(page.getByRole('alert')).toContainText('Error: Invalid token');
  await page.getByRole('link', { name: 'Get a new link' }).click();
  await expect(page.getByRole('button', { name: 'Send password reset email' })).toBeVisible();
});

test('mails a link to a person who is signed in and wants another password', async ({ page }) => {
  await signIn(page, 'owner@globex.test');
  await page.getByRole('button', { name: 'owner@globex.test' }).click();
  await page.getByRole('menuitem', { name: 'Change password' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('owner@globex.test');
  await page.getByRole('button', { name: 'Send password reset email' }).click();
  await expect(page.getByRole('button', { name: 'Done!' })).toBeDisabled();
});

test('sets a password while signed in, and asks to sign in with it', async ({ page, context }) => {
  const email = await newPerson(page, 'the old secret');
  await page.goto('/');
  await fillSignIn(page, email, 'the old secret');
  await expect(page.getByRole('heading', { name: 'Terms of service and privacy policy' })).toBeVisible();
  await page.request.post('/v1/p/users/password_reset_email', { form: { email } });
  await page.goto(await openMailedLink(page, email));
  await page.getByLabel('New password', { exact: true }).fill('seven books and a cat');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Your new password is set. Use it to log in.')).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name === 'auth_token')).toEqual([]);
});

test('needs no sign-in for public pages', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'auth_token', value: 'of-no-use', url: baseURL ?? '' }]);
  await page.route('**/v1/users/current', (route) => route.fulfill({ status: 500 }));
  await page.goto(`/#/reset_password?token=${'a'.repeat(64)}`);
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  await page.goto('/#/forgotpwd');
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.goto('/#/signup');
  await expect(page.getByRole('button', { name: 'Sign up', exact: true })).toBeVisible();
  await page.goto('/#/account');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('keeps what is typed while it is learned who is there, and waits with a page that is another for them', async ({
  page,
}) => {
  await signIn(page, 'agent@acme.test');
  let letThrough = () => {};
  const hold = () => {
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    return page.route('**/v1/users/current', async (route) => {
      await held;
      await route.continue();
    });
  };
  for (const [address, label] of [
    [`/#/reset_password?token=${'a'.repeat(64)}`, 'New password'],
    ['/#/signup', 'Password'],
  ] as const) {
    await hold();
    await page.goto('/healthz');
    await page.goto(address);
    const field = page.getByLabel(label, { exact: true });
    await field.fill('seven books and a cat');
    await page.evaluate(() => sessionStorage.clear());
    letThrough();
    // What it keeps of the person who is known now.
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).join())).toContain('chatdeck:person:');
    await page.unroute('**/v1/users/current');
    await field.press('End');
    await page.keyboard.type('!');
    await expect(field).toHaveValue('seven books and a cat!');
  }

  await hold();
  await page.goto('/healthz');
  await page.goto('/#/forgotpwd');
  await expect(page.getByText('Loading', { exact: true })).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toHaveCount(0);
  letThrough();
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
