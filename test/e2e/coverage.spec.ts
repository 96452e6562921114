import { expect, test } from '@playwright/test';
import { openTab, signIn } from './people';

/** The zone of the demo’s widgets. */
const timezoneId = 'America/Los_Angeles';
test.use({ timezoneId });

const HOUR = 3_600_000;
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone: timezoneId });

/** Missed chats at 8:20 on each weekday of a range, newest first. */
function missedMornings(query: URLSearchParams) {
  const [start, end] = ['startDate', 'endDate'].map((name) => Date.parse(`${query.get(name) ?? ''}Z`.slice(0, 10)));
  const chats: object[] = [];
  for (let day = end ?? 0; day >= (start ?? 0); day -= 24 * HOUR) {
    if (new Date(day).getUTCDay() % 6 === 0) continue;
    const times = [15, 16].map((hour) => day + hour * HOUR + HOUR / 3);
    const startedAt = times.find((time) => clock.format(time) === '08');
    chats.push({ startedAt: new Date(startedAt ?? 0).toISOString(), agentName: '' });
  }
  return { chats, totalChats: chats.length };
}

test('leads from missed chats in Coverage to saved hours that would have caught them', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  await page.getByRole('main').getByRole('link', { name: 'returns' }).click();
  await expect(page.locator('[data-chatdeck="behavior-tab"][data-state="ready"]')).toBeVisible();
  await openTab(page, 'Operating Hours');
  await page.getByRole('button', { name: 'Setup chat schedule' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  const id = /settings\/([^/]+)\//.exec(page.url())?.[1] ?? '';

  await page.route(/\/v1\/reports\/[^/]+\/chats/, (route) =>
    route.fulfill({ json: missedMornings(new URL(route.request().url()).searchParams) }),
  );
  await page.getByRole('navigation').getByRole('link', { name: 'Reports' }).click();
  await page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: 'Coverage' }).click();
  await page.getByRole('combobox', { name: 'Widget' }).selectOption({ label: 'returns' });
  await expect(page).toHaveURL(new RegExp(`#/reports/coverage\\?widget=${id}$`));
  await expect(page.getByText(/^\d+ missed chats on weekday mornings before 9:00 AM\.$/)).toBeVisible();
  await expect(page.getByText(/^Suggested hours: 8:00 AM to 9:00 AM, Monday to Friday\./)).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /^Monday, 8:00 AM to 9:00 AM: \d chats, \d missed/ })).toBeVisible();

  await page.getByRole('link', { name: 'Add these hours' }).click();
  await expect(page.getByRole('heading', { name: /: Operating Hours$/ })).toBeVisible();
  const start = page.getByRole('combobox', { name: 'Monday: start', exact: true });
  await expect(start).toHaveValue('8:00 AM');
  const [request] = await Promise.all([
    page.waitForRequest((asked) => asked.url().endsWith('/update_config')),
    page.getByRole('button', { name: 'Save Changes' }).click(),
  ]);
  const sent = request.postDataJSON() as { operatingHours: { weekday: number; start: number; end: number }[] };
  expect(sent.operatingHours.map(({ weekday, start: from, end }) => [weekday, from, end])).toEqual(
    [1, 2, 3, 4, 5].map((weekday) => [weekday, 800, 1700]),
  );
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await page.reload();
  await expect(start).toHaveValue('8:00 AM');
});
