import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { readCsv } from './chat-file';
import { signIn } from './people';

const address = (page: Page) => new URL(page.url()).hash;

/** The first number of chats on the page, once it is counted. */
function firstTotal(page: Page) {
  return page
    .getByRole('region', { name: 'website' })
    .getByRole('link', { name: /^[\d,]+, Total Chats: show in history$/ })
    .first();
}

test('keeps range and zone in the address, over the tabs and a reload', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  await page.getByRole('navigation').getByRole('link', { name: 'Reports' }).click();
  await expect(firstTotal(page)).toBeVisible();
  expect(address(page)).toBe('#/reports/overview');

  await page.getByRole('button', { name: 'Date range: Last 30 days' }).click();
  await page.getByRole('button', { name: 'Last 7 days' }).click();
  await expect(page).toHaveURL(/#\/reports\/overview\?range=last7$/);
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await zone.fill('berlin');
  await zone.press('Enter');
  await expect(page).toHaveURL(/range=last7&zone=Europe%2FBerlin$/);
  await expect(zone).toHaveValue(/^Europe\/Berlin \(UTC\+0[12]:00/);
  await expect(firstTotal(page)).toBeVisible();

  await page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: 'Overview' }).press('ArrowLeft');
  for (const key of ['ArrowLeft', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/#\/reports\/availability\?range=last7&zone=Europe%2FBerlin$/);
  const chart = page.getByRole('list', { name: 'website: Operator Availability' });
  await expect(chart.getByRole('listitem')).toHaveCount(7);
  await page.reload();
  await expect(chart.getByRole('listitem')).toHaveCount(7);
  await page.goBack();
  await expect(firstTotal(page)).toBeVisible();
});

test('picks a custom range with the keyboard, and follows a number to its chats', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/#/reports/overview?zone=America%2FLos_Angeles');
  await expect(firstTotal(page)).toBeVisible();
  await page.getByRole('button', { name: 'Date range: Last 30 days' }).press('Enter');
  await page.getByRole('button', { name: 'Custom range' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Date range' });
  const today = panel.getByRole('button', { name: /today/ });
  await today.focus();
  for (const key of ['ArrowUp', 'ArrowUp', 'Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  const start = await panel.getByRole('textbox', { name: 'From' }).inputValue();
  const end = await panel.getByRole('textbox', { name: 'To' }).inputValue();
  expect((Date.parse(end) - Date.parse(start)) / 86_400_000).toBe(7);
  await panel.getByRole('button', { name: 'Apply' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`from=${start}&to=${end}`));
  const range = page.getByRole('button', { name: /^Date range: \w{3} \d+/ });
  await expect(range).toBeFocused();

  const total = await firstTotal(page).innerText();
  await firstTotal(page).click();
  await expect(page).toHaveURL(new RegExp(`#/reports/history\\?from=${start}&to=${end}&zone=.+&widget=\\d+`));
  await expect(page.getByText(`of ${total} results`)).toBeVisible();
});

test('shows one broken widget as such, and the others as ever', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  let isBroken = true;
  await page.route(/\/v1\/reports\/2\/overview/, (route) =>
    isBroken ? route.fulfill({ status: 400, json: { Message: 'Not today.' } }) : route.fallback(),
  );
  await page.goto('/#/reports/overview');
  await expect(firstTotal(page)).toBeVisible();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Not today.');
  isBroken = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toHaveCount(0);
});

/** Downloads as CSV once all is there. */
async function download(page: Page) {
  const button = page.getByRole('button', { name: 'Download as CSV' });
  await expect(button).not.toHaveAttribute('aria-disabled');
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const name = file.suggestedFilename();
  await expect(page.getByText(`Saved as ${name}`)).toBeVisible();
  return { name, lines: readCsv(await readFile(await file.path(), 'utf8')) };
}

/** A figure of a line; its column's name ends with its meaning. */
function figureOf(line: Record<string, string>, figure: string): string | undefined {
  return Object.entries(line).find(([column]) => column.startsWith(`${figure} (`))?.[1];
}

test('leads by keyboard from a card to its line, point by point, to the same days in a table and a file', async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test', '/#/reports/overview?range=lastweek&zone=Europe%2FBerlin');
  await expect(firstTotal(page)).toBeVisible();
  const rollUp = page.locator('[data-chatdeck="report-roll-up"]');
  await rollUp.getByRole('term').getByRole('button', { name: 'Missed', exact: true }).press('Enter');
  await expect(page).toHaveURL(/figure=missed/);
  const line = rollUp.getByRole('slider', { name: 'Missed chats by day' });
  await line.press('Home');
  const read: (string | null)[] = [];
  for (let day = 0; day < 7; day += 1) {
    await expect(line).toHaveAttribute('aria-valuenow', String(day));
    read.push(await line.getAttribute('aria-valuetext'));
    await line.press('ArrowRight');
  }

  await rollUp.getByRole('radio', { name: 'Chart' }).press('ArrowRight');
  await rollUp.getByRole('radio', { name: 'Table' }).press('Enter');
  await expect(page).toHaveURL(/trend=table/);
  const rows = rollUp.getByRole('table', { name: 'Missed chats by day' }).locator('tbody tr');
  await expect(rows).toHaveCount(7);
  const cells = await Promise.all((await rows.all()).map((row) => row.locator('th, td').allInnerTexts()));
  expect(cells.map(([day, value, other, before]) => `${day}: ${value}; ${other}: ${before}`)).toEqual(read);

  const file = await download(page);
  const days = file.lines.filter(({ of }) => of === 'day');
  const missed = new Map<string, number>();
  for (const day of days) {
    const { startDate = '' } = day;
    missed.set(startDate, (missed.get(startDate) ?? 0) + Number(figureOf(day, 'missedChats')));
  }
  const inFile = [...missed].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => String(count));
  expect(inFile).toEqual([...cells.map((row) => row[3]), ...cells.map((row) => row[1])]);
  const all = file.lines.filter(({ of }) => of === 'all');
  expect(all.map((row) => row.startDate)).toEqual([days[0]?.startDate, [...missed.keys()].sort()[0]]);
  const total = await rollUp.getByRole('link', { name: /missed$/ }).innerText();
  expect(total).toBe(`${figureOf(all[0] ?? {}, 'missedChats')} missed`);
  await page.reload();
  await expect(rows).toHaveCount(7);
});

test('chooses a widget from the table, and another period to compare with, and keeps both in the address', async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test', '/#/reports/overview?range=last7');
  await expect(firstTotal(page)).toBeVisible();
  await page.getByRole('button', { name: 'Show pricing-page' }).press('Enter');
  await expect(page).toHaveURL(/widget=\d+/);
  await expect(page.getByRole('region', { name: 'pricing-page' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'website' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Compared with: Previous period' }).press('Enter');
  await page.getByRole('button', { name: 'Last year, same weekdays' }).press('Enter');
  await expect(page).toHaveURL(/compare=lastYear/);
  await page.getByRole('radiogroup', { name: 'Show widgets' }).getByRole('radio', { name: 'All' }).click();
  await expect(page).toHaveURL(/layout=all/);
  await expect(page.getByRole('region', { name: 'website', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Compared with: Last year, same weekdays' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'pricing-page' })).toBeVisible();
});

test('downloads of the overview and of the availability are what is on screen', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/#/reports/overview?range=last7&zone=Asia%2FTokyo');
  await expect(firstTotal(page)).toBeVisible();
  const overview = await download(page);
  expect(overview.name).toMatch(/^\d{8}T\d{6}_overview_chatdeck_output\.csv$/);
  const team = overview.lines.find(({ widget, of }) => widget === 'website' && of === 'team');
  expect(Number(team && figureOf(team, 'totalChats')).toLocaleString('en')).toBe(await firstTotal(page).innerText());
  const website = page.getByRole('region', { name: 'website', exact: true });
  const agents = await website.getByRole('heading', { level: 4 }).allInnerTexts();
  const inFile = overview.lines.filter(
    ({ widget, of, startDate }) => widget === 'website' && of === 'agent' && startDate === team?.startDate,
  );
  expect(inFile.map(({ agentName }) => agentName).sort()).toEqual(agents.sort());

  await page.goto('/#/reports/availability?range=last7&zone=Asia%2FTokyo');
  const days = website.getByRole('list', { name: 'website: Operator Availability' }).getByRole('listitem');
  await expect(days).toHaveCount(7);
  const availability = await download(page);
  const shares = availability.lines
    .filter(({ widget, of }) => widget === 'website' && of === 'day')
    .map((day) => `${figureOf(day, 'onlinePercent')}%`);
  expect(shares).toHaveLength(7);
  await expect(days).toHaveText(shares.map((share) => new RegExp(share)));
});

test('agents are sent to the Dashboard, and their menu has no reports', async ({ page }) => {
  await signIn(page, 'agent@acme.test');
  await expect(page.getByRole('link', { name: 'Reports' })).toHaveCount(0);
  await page.goto('/#/reports/overview');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});
