import { expect, test, type Page } from '@playwright/test';
import { password, signIn } from '../people';

const calls = ['/v1/users/current', '/v1/users/current/chat_endpoints'];
/** For the forecast, once the plan is known. */
const count = (accountId: number) => `/v1/accounts/${accountId}/conversation-count`;

/** Holds back the code of the app until `release` is called, and notes what is asked of the API. */
async function openWithoutApp(page: Page, address: string) {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/v1/')) asked.push(pathname);
  });
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return { asked, release };
}

test('asks for the person and the figures of the widgets while the app is on its way, and never twice', async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test');
  await page.goto('about:blank');
  const { asked, release } = await openWithoutApp(page, '/');
  await expect.poll(() => asked.toSorted()).toEqual(calls);
  release();
  await expect(page.getByRole('main').getByRole('slider', { name: /Chats per day/ })).toHaveCount(4);
  await expect.poll(() => asked.toSorted()).toEqual([count(1), ...calls]);
});

test('requests only the user if another screen is opened, and nothing if no one is signed in', async ({ page }) => {
  const nobody = await openWithoutApp(page, '/');
  nobody.release();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(nobody.asked).toEqual([]);

  await signIn(page, 'admin@acme.test');
  await page.goto('about:blank');
  const { asked, release } = await openWithoutApp(page, '/#/support');
  await expect.poll(() => asked).toEqual(['/v1/users/current']);
  release();
  await expect(page.getByRole('heading', { name: 'Support', level: 1 })).toBeVisible();
  await expect.poll(() => asked).toEqual(['/v1/users/current', count(1)]);
});

test('shows one user’s data to no other who signs in during the start', async ({ page, request }) => {
  await signIn(page, 'admin@acme.test');
  await page.goto('about:blank');
  const { asked, release } = await openWithoutApp(page, '/');
  await expect.poll(() => asked).toHaveLength(2);
  const answer = await request.post('/v1/p/sessions', { data: { email: 'owner@globex.test', password } });
  const { token } = (await answer.json()) as { token: string };
  await page.context().addCookies([{ name: 'auth_token', value: token, url: page.url() }]);
  release();
  await expect(page.getByText('owner@globex.test').first()).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('slider', { name: /Chats per day/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByText('acme-support')).toHaveCount(0);
  // A new account asks for its users as well, to see whether a teammate was invited.
  const users = '/v1/dashboard-admin/users';
  await expect.poll(() => asked.toSorted()).toEqual([...calls, ...calls, users, count(2)].toSorted());
});

test('repeats a call of the start that failed', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  await page.goto('about:blank');
  let lost = 0;
  await page.route('**/v1/users/current', (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    return route.abort();
  });
  const { asked, release } = await openWithoutApp(page, '/');
  await expect.poll(() => lost).toBe(1);
  release();
  await expect(page.getByRole('main').getByRole('slider', { name: /Chats per day/ })).toHaveCount(4);
  await expect.poll(() => asked.toSorted()).toEqual([count(1), ...calls, ...calls].toSorted());
});

test('repeats calls whose answers the app took too late', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  await page.goto('about:blank');
  await page.clock.install();
  const { asked, release } = await openWithoutApp(page, '/');
  await expect.poll(() => asked).toHaveLength(2);
  await page.clock.fastForward(31_000);
  release();
  await expect(page.getByRole('main').getByRole('slider', { name: /Chats per day/ })).toHaveCount(4);
  await expect.poll(() => asked.toSorted()).toEqual([count(1), ...calls, ...calls].toSorted());
});
