import { expect, test, type Page, type Request } from '@playwright/test';
import { openBehavior, saveButton, signIn } from '../people';

const widgets = ['website', 'pricing-page', 'docs', 'returns', 'website'] as const;
const address = (page: Page) => page.getByRole('textbox', { name: 'Email for offline messages' });

/** One account in five tabs, each with the settings of a widget open. */
async function openFive(page: Page): Promise<Page[]> {
  await signIn(page, 'admin@acme.test');
  const others = await Promise.all(widgets.slice(1).map(() => page.context().newPage()));
  const tabs = [page, ...others];
  for (const [index, tab] of tabs.entries()) {
    if (index > 0) await tab.goto('/');
    await openBehavior(tab, widgets[index] ?? 'website');
    await expect(address(tab)).toBeVisible();
  }
  return tabs;
}

test('one sign-out reaches five tabs, and is asked for once', async ({ page }) => {
  const tabs = await openFive(page);
  const asked = tabs.map((tab) => {
    const requests: string[] = [];
    tab.on('request', (request: Request) => {
      if (request.url().includes('/v1/')) requests.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    return requests;
  });

  await page.bringToFront();
  await page.getByRole('button', { name: 'admin@acme.test' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  for (const tab of tabs) await expect(tab.getByRole('button', { name: 'Log in' })).toBeVisible();

  const logouts = asked.map((requests) => requests.filter((request) => request === 'HEAD /v1/users/logout').length);
  expect(logouts).toEqual([1, 0, 0, 0, 0]);
  for (const requests of asked.slice(1)) expect(requests.length).toBeLessThanOrEqual(1);
});

test('a minute without the server signs out none of five tabs, and loses nothing that was typed', async ({
  page,
  context,
}) => {
  await context.clock.install();
  const tabs = await openFive(page);
  for (const [index, tab] of tabs.entries()) await address(tab).fill(`tab-${String(index)}@acme.test`);

  const outages = [
    { status: 503 },
    { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
    'abort',
  ] as const;
  for (const [index, tab] of tabs.entries()) {
    const outage = outages[index % outages.length];
    await tab.route('**/v1/**', (route) => (outage === 'abort' || !outage ? route.abort() : route.fulfill(outage)));
  }
  for (const tab of tabs) await tab.evaluate(() => window.dispatchEvent(new Event('offline')));
  await saveButton(address(page)).click();
  for (let seconds = 0; seconds < 60; seconds += 20) {
    for (const tab of tabs) {
      await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
      await tab.clock.runFor(20_000);
    }
  }
  for (const [index, tab] of tabs.entries()) {
    await expect(tab.getByRole('alert').or(tab.getByText('Couldn’t refresh')).first()).toBeVisible();
    await expect(address(tab)).toHaveValue(`tab-${String(index)}@acme.test`);
    await expect(tab.getByRole('button', { name: 'Log in' })).toHaveCount(0);
  }

  for (const tab of tabs) {
    await tab.unroute('**/v1/**');
    await tab.evaluate(() => window.dispatchEvent(new Event('online')));
  }
  // The last one has the widget of the first.
  for (const tab of tabs.slice(0, 4)) {
    await tab.bringToFront();
    await expect(tab.getByText('Couldn’t refresh')).toHaveCount(0);
    await saveButton(address(tab)).click();
    await expect(tab.getByRole('button', { name: 'Saving...' })).toBeVisible();
    await tab.clock.runFor(1600);
    await expect(tab.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  }
});
