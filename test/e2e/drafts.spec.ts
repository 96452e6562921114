import { expect, test, type Page } from '@playwright/test';
import { fillSignIn, openBehavior, password, signIn } from './people';

const address = (page: Page) => page.getByRole('textbox', { name: 'Send offline messages to this email address' });
const invite = (page: Page) => page.getByRole('textbox', { name: 'Invite users' });

/** What the browser keeps for this tab. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage));

test('what is typed anywhere outlives a reload, a session that ends, and nobody else sees it', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin@acme.test');
  await openBehavior(page, 'docs');
  const place = page.url();
  await address(page).fill('typed@acme.test');
  await page.goto('/#/account');
  await invite(page).fill('typed.too@acme.test');
  await page.reload();
  await expect(invite(page)).toHaveValue('typed.too@acme.test');

  const token = (await context.cookies()).find(({ name }) => name === 'auth_token')?.value ?? '';
  await page.request.head('/v1/users/logout', { headers: { Authorization: `Bearer ${token}` } });
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await fillSignIn(page, 'admin@acme.test', password);
  await expect(invite(page)).toHaveValue('typed.too@acme.test');
  await page.goto(place);
  await expect(address(page)).toHaveValue('typed@acme.test');

  await context.clearCookies();
  await page.reload();
  await fillSignIn(page, 'owner@globex.test', password);
  await expect(page.getByRole('button', { name: 'owner@globex.test' })).toBeVisible();
  expect(await stored(page)).not.toContain('typed');
});

test('what is typed stays where the browser keeps nothing, and is saved', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    });
  });
  await signIn(page, 'admin@acme.test');
  await openBehavior(page, 'returns');
  await address(page).fill('kept@acme.test');
  await page.getByRole('link', { name: 'Appearance' }).click();
  await expect(page.getByRole('heading', { name: 'Appearance', exact: true })).toBeVisible();
  await page.goBack();
  await expect(address(page)).toHaveValue('kept@acme.test');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
});
