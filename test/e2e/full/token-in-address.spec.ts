import { expect, test } from '@playwright/test';
import { signIn } from '../people';
import { expectKept, keptTitle, requestsOf, secret } from '../token-requests';

for (const address of [
  `/?auth_token=${secret}#/account`,
  `/?x=1&auth_token=${secret}&y=2#/login`,
  `/#/login?auth_token=${secret}`,
  `/#/reset_password?token=${secret}`,
]) {
  test(keptTitle(address), ({ page }) => expectKept(page, address));
}

test('a page whose host sends no header still sends no Referer', async ({ page }) => {
  await page.route('/?auth_token=*', async (route) => {
    const response = await route.fetch();
    const { 'referrer-policy': policy, ...headers } = response.headers();
    expect(policy).toBe('no-referrer');
    await route.fulfill({ response, headers });
  });
  const requests = await requestsOf(page, `/?auth_token=${secret}`);
  expect(requests.length).toBeGreaterThan(2);
  for (const request of requests) expect((await request.allHeaders()).referer, request.url()).toBeUndefined();
});

test('a page without Referer can still be used', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
