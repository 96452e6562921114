import { expect, test, type Page } from '@playwright/test';
import { fillSignIn, openBehavior, password, signIn } from './people';

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls as a person does, and gives where that led. */
async function scrollTo(page: Page, top: number): Promise<number> {
  await page.evaluate((to) => window.scrollTo(0, to), top);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  return scrollTop(page);
}

/** The person's widgets as the server knows them, but more and with other names. */
async function serveManyWidgets(page: Page): Promise<void> {
  await page.route('**/v1/users/current', async (route) => {
    const response = await route.fetch();
    const user = (await response.json()) as { ces?: object[] };
    const [first] = user.ces ?? [];
    const ces = Array.from({ length: 200 }, (_, index) => ({
      ...first,
      Id: index + 1,
      RoomName: `region-${index}-sales`,
    }));
    await route.fulfill({ response, json: { ...user, ces } });
  });
}

test('goes through the menu by keyboard alone, with the page skipped to and the current one marked', async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(page.url()).not.toContain('#:');

  const menu = page.getByRole('navigation', { name: 'Main' });
  const current = menu.locator('a[aria-current="page"]');
  await expect(current).toHaveText('Dashboard');
  await menu.getByRole('link', { name: 'pricing-page' }).press('Enter');
  await expect(page.getByRole('heading', { name: /: Behavior$/ })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(current).toHaveText('pricing-page');

  await expect(page.getByRole('switch', { name: 'Play a sound for new messages' })).toBeEnabled();
  const tabs = page.getByRole('navigation', { name: 'Widget settings' });
  await tabs.getByRole('link', { name: 'Behavior' }).focus();
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await expect(tabs.getByRole('link', { name: 'Appearance' })).toBeFocused();
});

test('goes back to where a page was left, and starts a new one at its top', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  await openBehavior(page, 'website');
  const left = await scrollTo(page, 900);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);

  await page.goBack();
  await expect(page.getByRole('heading', { name: /: Behavior$/ })).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(left);
  await page.reload();
  await expect(page.getByRole('heading', { name: /: Behavior$/ })).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(left);
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('goes back to where a page was left after its address changed in place', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  await openBehavior(page, 'website');
  const left = await scrollTo(page, 900);
  const { hash } = new URL(page.url());
  // As a link to a field of the page does: another address, and no scrolling.
  await page.evaluate((address) => void (location.hash = `${address}?field=`), hash);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: /: Behavior$/ })).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(left);
});

test('says that there is nothing at an address, and leads home', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  for (const address of ['/nowhere', '/settings/404404/behavior', '/setup/404404', '/settings/1/unknown']) {
    await page.goto(`/#${address}`);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page).toHaveTitle(/Page not found/);
    await page.getByRole('link', { name: 'Return Home' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  }
});

test('leaves no history entry that redirects immediately', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/#/support');
  await page.goto('/#/customize');
  await expect(page.getByRole('heading', { name: /: Behavior$/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/#\/support$/);
});

test('keeps the frame while an address leads to another', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.evaluate((node) => node.setAttribute('data-seen', ''));
  await page.evaluate(() => void (location.hash = '/customize'));
  await expect(page.getByRole('heading', { name: /: Behavior$/ })).toBeVisible();
  await page.evaluate(() => void (location.hash = '/settings/404404/behavior'));
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(menu).toHaveAttribute('data-seen', '');
});

test('keeps an agent out of the reports', async ({ page }) => {
  await signIn(page, 'agent@acme.test', '/#/reports/history');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(page).toHaveURL(/#\/$/);
});

test('leads from question groups to the account where the plan has none', async ({ page }) => {
  await signIn(page, 'owner@globex.test');
  await page.getByRole('main').locator('a[href*="/behavior"]').first().click();
  await page.getByRole('link', { name: /Question Groups/ }).click();
  await expect(page).toHaveURL(/#\/account$/);
});

test('finds one of two hundred widgets, and opens the menu with the current one in view', async ({ page }) => {
  await serveManyWidgets(page);
  await signIn(page, 'admin@acme.test');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const field = menu.getByRole('searchbox', { name: 'Find a widget' });
  await field.fill('173');
  await field.press('Enter');
  await expect(page).toHaveURL(/#\/settings\/174\/behavior$/);
  await expect(menu.getByRole('link', { name: 'region-173-sales' })).toBeInViewport();

  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(sheet.getByRole('link', { name: 'region-173-sales' })).toBeInViewport();
  await sheet.getByRole('link', { name: 'Dashboard' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('removes a token from the URL and its history, and continues to setup', async ({ page, context, baseURL }) => {
  await signIn(page, 'admin@acme.test');
  const token = (await context.cookies()).find(({ name }) => name === 'auth_token')?.value ?? '';
  await context.clearCookies();
  for (const address of [`/#/login?auth_token=${token}`, `/?auth_token=${token}#/login`]) {
    await page.goto('/healthz');
    await page.goto(address);
    await expect(page).toHaveURL(/#\/setup\/\d+$/);
    await expect(page.getByRole('button', { name: 'admin@acme.test' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/healthz$/);
    await page.goForward();
    await expect(page).toHaveURL(/#\/setup\/\d+$/);
    await context.clearCookies();
  }
  // In a page that is open already, too.
  await page.goto('/#/forgotpwd');
  await page.evaluate((hash) => void (location.hash = hash), `/login?auth_token=${token}`);
  await expect(page).toHaveURL(/#\/setup\/\d+$/);

  // A token that is of no use gives way.
  await context.addCookies([{ name: 'auth_token', value: 'of-no-use', url: baseURL ?? '' }]);
  await page.goto('/healthz');
  await page.goto(`/#/login?auth_token=${token}`);
  await expect(page).toHaveURL(/#\/setup\/\d+$/);
  await expect(page.getByRole('button', { name: 'admin@acme.test' })).toBeVisible();
});

test('takes no one into another account through a link', async ({ page, context }) => {
  await signIn(page, 'agent@acme.test');
  const own = (await context.cookies()).find(({ name }) => name === 'auth_token')?.value ?? '';
  const answer = await page.request.post('/v1/p/sessions', { data: { email: 'owner@globex.test', password } });
  const { token } = (await answer.json()) as { token: string };
  for (const address of [`/#/login?auth_token=${token}`, `/?auth_token=${token}#/account?auth_token=${token}`]) {
    await page.goto('/healthz');
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'agent@acme.test' })).toBeVisible();
    expect(page.url()).not.toContain(token);
    expect((await context.cookies()).find(({ name }) => name === 'auth_token')?.value).toBe(own);
  }
  await page.evaluate((hash) => void (location.hash = hash), `/login?auth_token=${token}`);
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect((await context.cookies()).find(({ name }) => name === 'auth_token')?.value).toBe(own);
});

test('leads to the error page if the server doesn’t allow the origin, and signs no one out', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin@acme.test');
  const refusal = { status: 403, json: { Message: 'Origin not allowed', Code: 'origin_not_allowed' } };
  await page.route('**/v1/**', (route) => route.fulfill(refusal));
  await page.reload();
  await expect(page).toHaveURL(/#\/error$/);
  await expect(
    page.getByText(
      /isn’t allowed to use this account\. Ask your developer to add it to the server’s ALLOWED_ORIGINS\.$/,
    ),
  ).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name === 'auth_token')).toHaveLength(1);

  const refused = page.waitForResponse('**/v1/users/current');
  await page.getByRole('link', { name: 'Return Home' }).click();
  await refused;
  await expect(page).toHaveURL(/#\/error$/);
  await page.getByRole('main').getByRole('link', { name: 'Contact support' }).click();
  await expect(page).toHaveURL(/#\/support$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();

  await page.unroute('**/v1/**');
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('keeps /app/ on the way to the error page and back', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  const refusal = { status: 403, json: { Message: 'Origin not allowed', Code: 'origin_not_allowed' } };
  await page.route('**/v1/**', (route) => route.fulfill(refusal));
  await page.goto('/app/#/account');
  await expect(page).toHaveURL(/\/app\/#\/error$/);
  await expect(
    page.getByText(
      /isn’t allowed to use this account\. Ask your developer to add it to the server’s ALLOWED_ORIGINS\.$/,
    ),
  ).toBeVisible();
  await page.unroute('**/v1/**');
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL(/\/app\/#\/$/);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('leads from a sign-in that the server rejects for this origin to the error page, and back', async ({ page }) => {
  const refusal = { status: 403, json: { Message: 'Origin not allowed', Code: 'origin_not_allowed' } };
  await page.route('**/v1/p/sessions', (route) => route.fulfill(refusal));
  await page.goto('/');
  await fillSignIn(page, 'admin@acme.test', password);
  await expect(page).toHaveURL(/#\/error$/);
  await expect(
    page.getByText(
      /isn’t allowed to use this account\. Ask your developer to add it to the server’s ALLOWED_ORIGINS\.$/,
    ),
  ).toBeVisible();
  await page.unroute('**/v1/p/sessions');
  await page.getByRole('link', { name: 'Return Home' }).click();
  await fillSignIn(page, 'admin@acme.test', password);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

for (const [motion, count] of [
  ['no-preference', 1],
  ['reduce', 0],
] as const) {
  test(`another page fades in ${count} times, and another range never, with motion “${motion}”`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await signIn(page, 'admin@acme.test', '/#/reports/overview');
    const tabs = page.getByRole('navigation', { name: 'Reports' });
    await expect(tabs).toBeVisible();
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        document.documentElement.dataset.fades = String(Number(document.documentElement.dataset.fades ?? 0) + 1);
        return start(update);
      };
    });
    await tabs.getByRole('link', { name: 'Availability' }).click();
    await expect(page.getByText('Operator Availability').first()).toBeVisible();
    await page.getByRole('button', { name: /^Date range/ }).click();
    await page.getByRole('button', { name: 'Last 7 days' }).click();
    await expect(page).toHaveURL(/range=last7/);
    await expect(page.getByRole('main')).toBeVisible();
    expect(await page.evaluate(() => Number(document.documentElement.dataset.fades ?? 0))).toBe(count);
  });
}
