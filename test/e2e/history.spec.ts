import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { readCsv } from './chat-file';
import { startFilledServer } from './filled-server';
import { fillSignIn, password, signIn } from './people';

const part = (page: Page, widget: string) => page.getByRole('region', { name: widget, exact: true });

async function chooseRange(page: Page, preset: string): Promise<void> {
  await page.getByRole('button', { name: /^Date range/ }).click();
  await page.getByRole('button', { name: preset, exact: true }).click();
}

test('remembers range, zone, page and filters in the address', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  await page.goto('/#/reports/history');
  const website = part(page, 'website');
  await expect(website.getByText(/^Showing 1 to 15 of/)).toBeVisible();

  await chooseRange(page, 'Last 7 days');
  await expect(page).toHaveURL(/range=last7/);
  const started = website.getByRole('rowheader').first().getByRole('time');
  await expect(started).toBeVisible();
  const before = await started.textContent();
  const zone = page.getByRole('combobox', { name: 'View timestamps in timezone' });
  await zone.fill('Tokyo');
  await page.getByRole('option', { name: /Tokyo/ }).click();
  await expect(page).toHaveURL(/zone=Asia%2FTokyo/);
  await expect(started).not.toHaveText(before ?? '');

  await website.getByRole('button', { name: 'Next' }).click();
  await expect(website.getByText(/^Showing 16 to 30 of/)).toBeVisible();
  await expect(page).toHaveURL(/page=\d+\.1/);
  await page.reload();
  await expect(website.getByText(/^Showing 16 to 30 of/)).toBeVisible();

  await page.getByRole('combobox', { name: 'Rating' }).selectOption('Thumbs up');
  await expect(page).toHaveURL(/rating=up/);
  await expect(page).not.toHaveURL(/page=/);
  await expect(website.getByText(/^Showing 1 to/)).toBeVisible();
  const rows = website.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows.filter({ hasText: 'Thumbs up' })).toHaveCount(await rows.count());
  await page.getByRole('searchbox').fill('nobody wrote this');
  await expect(website).toHaveCount(0);
  await expect(page.getByText('No data available.')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(website.getByText(/^Showing 16 to 30 of/)).toBeVisible();
});

test.describe('with a screen to touch', () => {
  test.use({ hasTouch: true });

  test('opens the details by mouse, finger and keyboard', async ({ page }) => {
    await signIn(page, 'admin@acme.test');
    await page.goto('/#/reports/history');
    const more = part(page, 'website').getByRole('button', { name: /^more details/ });
    const panel = page.getByRole('dialog');
    await more.nth(0).hover();
    await expect(panel).toContainText('First message');
    await page.mouse.move(0, 0);
    await expect(panel).toBeHidden();
    await more.nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(more.nth(1)).toBeFocused();
    await more.nth(2).tap();
    await expect(panel).toBeVisible();
  });
});

interface StoredChat {
  widget: string;
  started_at: Date;
  title: string;
  agent_name: string;
  rating: string | null;
  feedback: string;
  name: string;
}

test('exports thousands of chats just as they are in the database', async ({ page }) => {
  test.slow();
  const server = await startFilledServer(5000);
  try {
    await page.goto(`${server.url}/#/reports/history?range=last12months&zone=UTC`);
    await fillSignIn(page, 'admin@acme.test', password);
    await expect(part(page, 'website').getByText(/^Showing 1 to 15 of/)).toBeVisible();

    // The connection breaks on the way, once.
    let asked = 0;
    await page.route(/\/chats\?.*perPage=1000/, (route) =>
      (asked += 1) === 3 ? route.fulfill({ status: 500 }) : route.continue(),
    );
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    await expect(page.getByText('The download stopped.')).toBeVisible();
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Continue' }).click(),
    ]);
    const [json] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as JSON' }).click(),
    ]);
    expect(csv.suggestedFilename()).toMatch(/^\d{8}T\d{6}_history_chatdeck_output\.csv$/);
    expect(json.suggestedFilename()).toMatch(/^\d{8}T\d{6}_history_chatdeck_output\.json$/);

    const stored = await server.readRows<StoredChat>(`
      select room_name as widget, started_at, title, agent_name, rating, feedback, visitor->>'name' as name
      from chats join widgets on widgets.id = chats.widget_id
      where account_id = (select min(id) from accounts) and step = '3'
      order by widgets.id, started_at desc, chats.id desc
    `);
    expect(stored.length).toBeGreaterThan(5000);
    const lines = readCsv(await readFile(await csv.path(), 'utf8'));
    expect(lines.map(lineOf)).toEqual(stored.map(storedLine));

    const file = JSON.parse(await readFile(await json.path(), 'utf8')) as {
      widgets: { name: string; chats: unknown[] }[];
    };
    const counts = Object.fromEntries(file.widgets.map(({ name, chats }) => [name, chats.length]));
    expect(counts).toEqual(countBy(stored.map(({ widget }) => widget)));
  } finally {
    await server.remove();
  }
});

function lineOf(line: Record<string, string>) {
  const { widget, startedAtUtc, title, agentName, rating, feedback, visitorName } = line;
  return [widget, startedAtUtc, title, agentName, rating, feedback, visitorName].join('\n');
}

function storedLine({ widget, started_at, title, agent_name, rating, feedback, name }: StoredChat) {
  return [widget, started_at.toISOString(), title, agent_name, rating ?? '', feedback, name].join('\n');
}

function countBy(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
