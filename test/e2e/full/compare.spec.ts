import { expect, test } from '@playwright/test';
import { startWithWidgets } from '../many-widgets';
import { password } from '../people';

const copies = 194;

interface Stored {
  Id: number;
  RoomName: string;
  onlineTitle: string;
  titleColor: string;
}

test('copies a section to 40 of 200 widgets with three failures, tries again, and undoes it all', async ({ page }) => {
  test.setTimeout(300_000);
  const server = await startWithWidgets(copies);
  try {
    const answer = await page.request.post(`${server.url}/v1/p/sessions`, {
      data: { email: 'admin@acme.test', password },
    });
    const { token } = (await answer.json()) as { token: string };
    await page.context().addCookies([{ name: 'auth_token', value: token, url: server.url }]);
    const headers = { Authorization: `Bearer ${token}` };
    const stored = async () => {
      const user = await page.request.get(`${server.url}/v1/users/current`, { headers });
      return ((await user.json()) as { ces: Stored[] }).ces;
    };
    const before = await stored();
    const [source] = before.filter(({ RoomName }) => RoomName === 'team-1');
    const title = 'Copied from team-1';
    await page.request.put(`${server.url}/v1/chat_endpoints/${source?.Id}/update_config`, {
      headers,
      data: { onlineTitle: title, titleColor: '#0b6bcb' },
    });

    const failing = new Set(['1005', '1006', '1007']);
    await page.route(/\/v1\/chat_endpoints\/\d+\/update_config/, async (route) => {
      const id = route.request().url().split('/').at(-2) ?? '';
      if (route.request().method() === 'PUT' && failing.has(id)) await route.fulfill({ status: 500, body: '{}' });
      else await route.continue();
    });

    await page.goto(`${server.url}/#/settings/compare`);
    await page.getByRole('button', { name: 'Copy settings', exact: true }).click();
    await page.getByRole('combobox', { name: 'From' }).selectOption({ label: '#team-1' });
    await page.getByRole('combobox', { name: 'What to copy' }).selectOption({ label: 'Online mode' });
    for (let copy = 2; copy <= 41; copy += 1) {
      await page.getByRole('checkbox', { name: `#team-${copy}`, exact: true }).check();
    }
    await expect(page.getByText('40 widgets chosen')).toBeVisible();
    await page.getByRole('button', { name: 'Preview changes' }).click();
    await expect(page.getByText('80 changes on 40 widgets. Nothing is saved yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Copy to 40 widgets' }).click();

    await expect(page.getByText('Copied to 37 of 40 widgets. Failed on 3 widgets.')).toBeVisible({ timeout: 90_000 });
    failing.clear();
    await page.getByRole('button', { name: 'Try 3 widgets again' }).click();
    await expect(page.getByText('Copied to 40 of 40 widgets.')).toBeVisible({ timeout: 30_000 });
    const copied = await stored();
    expect(copied.filter(({ onlineTitle }) => onlineTitle === title)).toHaveLength(41);

    await page.getByRole('button', { name: 'Undo all' }).click();
    await expect(page.getByText('Undone on 40 of 40 widgets.')).toBeVisible({ timeout: 90_000 });
    const expected = before.map((widget) =>
      look(widget.Id === source?.Id ? { ...widget, onlineTitle: title } : widget),
    );
    expect((await stored()).map(look)).toEqual(expected);
  } finally {
    await page.close();
    await server.remove();
  }
});

function look({ Id, onlineTitle }: Stored) {
  return { Id, onlineTitle };
}
