import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { readCsv } from '../chat-file';
import { startFilledServer } from '../filled-server';
import { fillSignIn, password } from '../people';

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
    await expect(
      page.getByRole('region', { name: 'website', exact: true }).getByText(/^Showing 1 to 15 of/),
    ).toBeVisible();

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
