import { expect, test, type Page, type Request } from '@playwright/test';
import { signIn } from '../people';

const secret = 'f00dfeed'.repeat(8);

/** Opens an address and returns what the page asked for until nothing more happened. */
async function requestsOf(page: Page, address: string): Promise<Request[]> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(address, { waitUntil: 'networkidle' });
  return requests;
}

for (const address of [
  `/?auth_token=${secret}`,
  `/?auth_token=${secret}#/account`,
  `/?x=1&auth_token=${secret}&y=2#/login`,
  `/#/login?auth_token=${secret}`,
  `/?token=${secret}#/reset_password`,
  `/#/reset_password?token=${secret}`,
]) {
  test(`a token in an address’s query reaches no Referer and no asset request: ${address.replace(secret, '…')}`, async ({
    page,
  }) => {
    const [document, ...others] = await requestsOf(page, address);
    expect((await document?.response())?.headers()['referrer-policy']).toBe('no-referrer');
    expect(others.map((request) => request.resourceType())).toEqual(expect.arrayContaining(['script', 'stylesheet']));
    for (const request of others) {
      const headers = await request.allHeaders();
      expect(headers.referer, request.url()).toBeUndefined();
      expect(request.url()).not.toContain(secret);
      // The API gets it as what it is. After the sign-in, the session's own cookie goes to the page's host with each request.
      const { cookie: _, ...plain } = headers;
      if (!new URL(request.url()).pathname.startsWith('/v1/')) expect(JSON.stringify(plain)).not.toContain(secret);
    }
    // A reset link keeps its token until it is used: it is read again after a reload.
    if (address.includes('auth_token')) await expect.poll(() => page.url()).not.toContain(secret);
  });
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
