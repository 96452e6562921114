import { expect, test, type Page } from '@playwright/test';

/** What goes wrong on the page, and which hosts it asks. */
function watch(page: Page): { problems: string[]; hosts: Set<string> } {
  const found = { problems: [] as string[], hosts: new Set<string>() };
  page.on('console', (message) => message.type() === 'error' && found.problems.push(message.text()));
  page.on('pageerror', (error) => found.problems.push(String(error)));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http')) found.hosts.add(host);
  });
  return found;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the API reference is readable in ${colorScheme}, asks no other server, and breaks no policy`, async ({
    page,
  }) => {
    const { problems, hosts } = watch(page);
    await page.emulateMedia({ colorScheme });
    await page.clock.install();
    await page.goto('/docs/api');
    await expect(page.getByRole('heading', { name: /Chatdeck API/ }).first()).toBeVisible();
    await page.getByText('/chat_endpoints/{id}/update_config').first().click();
    await expect(page.getByText('Saves settings').first()).toBeVisible();
    // What is sent later, such as telemetry.
    await page.clock.runFor(60_000);
    expect(problems).toEqual([]);
    expect(hosts).toEqual(new Set([new URL(page.url()).host]));
  });
}

test('the API reference shows what the codes of a call mean, on a phone as well', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/docs/api#/sessions');
  await page.getByText('400', { exact: true }).first().click();
  await expect(page.getByText('The email or the password is wrong').first()).toBeVisible();
  await expect(page.getByText('The card was declined')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the API reference is searched by keyboard', async ({ page }) => {
  await page.goto('/docs/api');
  await expect(
    page
      .getByPlaceholder(/Search/)
      .or(page.getByText(/^Search/))
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('update_config');
  await expect(page.getByText('Saves settings').first()).toBeVisible();
});

test('the API’s description is served beside its page', async ({ request }) => {
  const openapi = (await (await request.get('/openapi.json')).json()) as { openapi: string };
  expect(openapi.openapi).toBe('3.1.0');
});
