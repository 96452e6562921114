import { expect, test, type Response } from '@playwright/test';
import { fillSignIn, openBehavior, password, saveButton, signIn, signInByForm } from './people';

/** A failing server, a foreign page instead of the API, and no network at all. */
const faults = [
  { status: 500 },
  { status: 200, contentType: 'text/html', body: '<h1>Hotel Wi-Fi</h1>' },
  'abort',
] as const;

test('signs in, sees the widgets, changes settings, and finds them after a reload', async ({ page }) => {
  await signInByForm(page, 'admin@acme.test');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Needs attention',
    'acme-support',
    'acme',
    'Not connected yet',
  ]);
  await expect(main.getByRole('slider', { name: /Chats per day/ })).toHaveCount(4);

  await openBehavior(page, 'pricing-page');
  const message = `Hello, ${String(Date.now())}`;
  const joinMessage = page.getByRole('switch', { name: 'Send a message when an operator joins' });
  await joinMessage.setChecked(true);
  const sound = page.getByRole('switch', { name: 'Play a sound for new messages' });
  const wasOn = await sound.isChecked();
  await sound.click();
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill(message);
  await page.getByRole('combobox', { name: 'Show idle visitors as offline after' }).selectOption('15 minutes');
  await saveButton(joinMessage).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeHidden();

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toHaveValue(message);
  await expect(joinMessage).toBeChecked();
  await expect(sound).toBeChecked({ checked: !wasOn });
  const inactive = page.getByRole('combobox', { name: 'Show idle visitors as offline after' });
  await expect(inactive.getByRole('option', { selected: true })).toHaveText('15 minutes');
});

test('loads code and styles as small as they were built', async ({ page }) => {
  const files: Response[] = [];
  page.on('response', (response) => {
    if (['script', 'stylesheet'].includes(response.request().resourceType())) files.push(response);
  });
  await page.goto('/');
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(files.map((file) => file.request().resourceType())).toEqual(expect.arrayContaining(['script', 'stylesheet']));
  for (const file of files) expect((await file.allHeaders())['content-encoding'], file.url()).toBe('br');
});

test('needs no mouse', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Email').focus();
  await page.keyboard.type('admin@acme.test');
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'docs', exact: true }).first().press('Enter');
  const sound = page.getByRole('switch', { name: 'Play a sound for new messages' });
  await expect(sound).toBeEnabled();
  const behavior = page.getByRole('navigation', { name: 'Widget settings' }).getByRole('link', { name: 'Behavior' });
  await behavior.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('link', { name: /Question Groups/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(behavior).toBeFocused();

  await sound.press('Space');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
});

test('says what is wrong with a sign-in, and keeps what was typed', async ({ page }) => {
  await page.goto('/');
  await fillSignIn(page, 'admin@acme.test', 'wrong');
  await expect(page.getByRole('alert')).toContainText('Error:');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue('admin@acme.test');
});

test('says what is wrong when the API is out of order while signing in', async ({ page }) => {
  await page.goto('/');
  for (const answer of faults) {
    await page.route('**/v1/p/sessions', (route) => (answer === 'abort' ? route.abort() : route.fulfill(answer)));
    await fillSignIn(page, 'admin@acme.test', password);
    await expect(page.getByRole('alert')).toContainText('Error:');
    await expect(page.getByLabel('Email')).toHaveValue('admin@acme.test');
    await page.unroute('**/v1/p/sessions');
  }
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('reloads a page whose code couldn’t be loaded', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  await page.route('**/assets/behavior-*.js', (route) => route.abort());
  await page.getByRole('main').getByRole('link', { name: 'website' }).click();
  await expect(page.getByRole('alert')).toContainText('We can’t reach the server.');
  await page.unroute('**/assets/behavior-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /: Behavior$/ })).toBeVisible();
});

test('leads nowhere that is blank from any tab of any account', async ({ page }) => {
  await signIn(page, 'owner@globex.test');
  await page.getByRole('main').locator('a[href*="/behavior"]').first().click();
  const place = page.url();
  for (let index = 0; index < 8; index += 1) {
    await page.goto(place);
    await page.getByRole('navigation', { name: 'Widget settings' }).getByRole('link').nth(index).click();
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Page not found');
  }
});

test('keeps the token of a return from Slack out of the address', async ({ page }) => {
  await page.goto('/#/login?auth_token=not-a-valid-token');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(page.url()).not.toContain('not-a-valid-token');
});

test('keeps a draft over a failed save and a reload', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  await openBehavior(page, 'returns');
  const address = page.getByRole('textbox', { name: 'Email for offline messages' });
  await address.fill('draft@acme.test');

  for (const answer of faults) {
    await page.route('**/v1/**/update_config', (route) => (answer === 'abort' ? route.abort() : route.fulfill(answer)));
    await saveButton(address).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Error:' })).toBeVisible();
    await page.unroute('**/v1/**/update_config');
  }

  await page.reload();
  await expect(address).toHaveValue('draft@acme.test');
  await saveButton(address).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
});

test('comes back to the same place with the same draft after the session has ended', async ({ page, context }) => {
  await signIn(page, 'admin@acme.test');
  await openBehavior(page, 'docs');
  const place = page.url();
  const address = page.getByRole('textbox', { name: 'Email for offline messages' });
  await address.fill('after@acme.test');

  const token = (await context.cookies()).find(({ name }) => name === 'auth_token')?.value ?? '';
  await page.request.head('/v1/users/logout', { headers: { Authorization: `Bearer ${token}` } });
  await saveButton(address).click();
  await expect(page.getByText('Your session has expired.')).toBeVisible();

  await fillSignIn(page, 'admin@acme.test', password);
  await expect(address).toHaveValue('after@acme.test');
  expect(page.url()).toBe(place);
});

test('never leaves a blank page or an endless spinner when the API is out of order', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  for (const answer of faults) {
    await page.route('**/v1/**', (route) => (answer === 'abort' ? route.abort() : route.fulfill(answer)));
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Error:');
    await page.unroute('**/v1/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  }
});

test('shows each account its own widgets, and its plan', async ({ page }) => {
  await signIn(page, 'owner@globex.test');
  await expect(page.getByRole('main')).not.toContainText('pricing-page');
  await page.getByRole('main').getByRole('link', { name: 'globex-site' }).click();
  const tabs = page.getByRole('navigation', { name: 'Widget settings' });
  await expect(tabs.getByRole('link')).toHaveCount(8);
  await expect(tabs.getByText('BASIC')).toHaveCount(4);
});

test('signs out', async ({ page, context }) => {
  await signIn(page, 'agent@acme.test');
  await page.getByRole('button', { name: 'agent@acme.test' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name === 'auth_token')).toEqual([]);
  await page.goto('/#/settings/1/behavior');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});
