import { expect, test, type Page } from '@playwright/test';

interface Grant {
  workspace: string;
  person: string;
  /** What the person takes the tick from. */
  without?: string[];
}

/** Signs up and accepts the terms like a user, and arrives at the first step of the setup. */
async function signUp(page: Page): Promise<void> {
  await page.goto('/#/signup');
  await page.getByLabel('Email').fill(`slack-${Date.now()}-${Math.floor(Math.random() * 1e6)}@juniper.test`);
  await page.getByLabel('Password', { exact: true }).fill('seven books and a cat');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Connect Slack' })).toBeVisible();
}

/** What a person does on the sandbox's page. */
async function allow(page: Page, { workspace, person, without = [] }: Grant): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox\/slack\/oauth\/v2\/authorize/);
  await page.getByRole('radio', { name: workspace }).check();
  await page.getByRole('radio', { name: person }).check();
  for (const scope of without) await page.getByRole('checkbox', { name: scope, exact: true }).uncheck();
  await page.getByRole('button', { name: 'Allow' }).click();
}

test('offers the workspace’s channels except private, archived, and general ones', async ({ page }) => {
  await signUp(page);
  await page.getByRole('link', { name: 'Connect Slack' }).click();
  await allow(page, { workspace: 'globex.slack.com', person: 'Mei Chen' });

  await page.getByRole('combobox', { name: 'Channel' }).click();
  await expect(page.getByRole('option')).toHaveText([/^#globex-site/, /^#sales/, /^#support/]);
  await page.keyboard.press('Escape');
  await page.getByText('Why is my channel missing?').click();
  await expect(page.getByText(/^Private channels aren’t listed/)).toBeVisible();

  await expect(page.getByText('Nothing changes until you approve in Slack.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Channel' }).click();
  await page.getByRole('option', { name: '#globex-site' }).click();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Channel' })).toHaveValue('#globex-site');
  await page.getByRole('button', { name: 'Use this channel' }).click();
  await expect(page.getByRole('heading', { name: 'Add the embed code' })).toBeVisible();
});

// The only one in this workspace: as Slack, the sandbox adds what is granted to what was granted before.
test('asks again for what was not granted, takes it from the main user alone, and makes another the main user', async ({
  page,
}) => {
  const workspace = 'Juniper Bikes';
  await signUp(page);
  await page.getByRole('link', { name: 'Connect Slack' }).click();
  await allow(page, { workspace, person: 'Luis Ferreira', without: ['channels:read', 'channels:history'] });

  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Cannot fetch Slack channels');
  await expect(alert).toContainText('channels:read');
  await page.getByRole('link', { name: 'Connect Slack again' }).click();
  await allow(page, { workspace, person: 'Luis Ferreira', without: ['channels:history'] });
  await page.getByRole('combobox', { name: 'Channel' }).click();
  await page.getByRole('option', { name: '#sales' }).click();
  await page.getByRole('button', { name: 'Use this channel' }).click();
  await expect(page.getByRole('heading', { name: 'Add the embed code' })).toBeVisible();

  await page.goto('/#/permissions');
  await expect(page.getByText('1 permission needs your approval.')).toBeVisible();
  await page.getByText('Advanced: approve one permission at a time').click();
  await page.getByRole('link', { name: 'Approve channels:history' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await allow(page, { workspace, person: 'Mei Chen' });
  await expect(alert).toContainText('You authorized as a different Slack user than the one who signed up.');
  await expect(page.getByText('1 permission needs your approval.')).toBeVisible();

  await page.getByRole('link', { name: 'Approve all permissions' }).click();
  await allow(page, { workspace, person: 'Luis Ferreira' });
  await expect(page.getByText('All good!')).toHaveCount(20);
  await expect(alert).toHaveCount(0);

  const unchanged = 'Until you approve in Slack, everything stays as it is.';
  await expect(page.getByText(unchanged)).toBeVisible();
  await page.getByRole('button', { name: 'Change main user' }).click();
  await expect(page.getByRole('alertdialog').getByText(unchanged)).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change main user' }).click();
  await allow(page, { workspace, person: 'Mei Chen' });
  await expect(page.getByText('Successfully swapped main user.')).toBeVisible();
  await page.goto('/#/permissions');
  await expect(page.getByText('Mei Chen authorized juniper-bikes')).toBeVisible();
});
