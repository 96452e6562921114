import { expect, test, type Page } from '@playwright/test';
import { rowsOf } from './matrix';
import { signIn } from './people';

function newName(): string {
  return `${Date.now().toString(36)}${Math.floor(Math.random() * 1e4)}`;
}

/** Signs up and accepts the terms like a user, and arrives at the first step of the setup. */
async function signUp(page: Page): Promise<void> {
  await page.goto('/#/signup');
  await page.getByLabel('Email').fill(`setup-${newName()}@juniper.test`);
  await page.getByLabel('Password', { exact: true }).fill('seven books and a cat');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/#\/setup\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Connect Slack' })).toBeVisible();
}

test('goes from sign-up through Slack and a new channel to the embed code', async ({ page }) => {
  await signUp(page);
  await page.getByRole('link', { name: 'Connect Slack' }).click();
  await expect(page).toHaveURL(/\/sandbox\/slack\/oauth\/v2\/authorize/);
  await page.getByRole('button', { name: 'Allow' }).click();

  await expect(page.getByRole('heading', { name: 'Choose a channel' })).toBeVisible();
  await expect(page).toHaveURL(/#\/setup\/\d+$/);
  const channel = page.getByRole('combobox', { name: 'Channel' });
  await channel.click();
  await expect(page.getByRole('option', { name: '#support' })).toBeVisible();
  await expect(page.getByRole('option', { name: '#general' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.getByRole('radio', { name: 'New channel' }).click();
  const name = `desk-${newName()}`;
  await page.getByLabel('New channel name').fill(name.toUpperCase());
  await page.reload();
  await expect(page.getByLabel('New channel name')).toHaveValue(name);
  await page.getByRole('button', { name: 'Create channel' }).click();

  await expect(page.getByRole('heading', { name: 'Add the embed code' })).toBeVisible();
  await expect(page.locator('pre')).toContainText('<chatdeck-widget widget-id=');
  await page.reload();
  await expect(page.locator('pre')).toContainText('<chatdeck-widget widget-id=');

  await page.goto('/#/permissions');
  await expect(page.getByText('All good!')).toHaveCount(20);
});

test('comes back from Slack with a reason when the request is declined there', async ({ page }) => {
  await signUp(page);
  await page.getByRole('link', { name: 'Connect Slack' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toContainText('declined');
  await expect(page.getByRole('link', { name: 'Connect Slack' })).toBeVisible();
});

test('starts over with the only widget and lands on an empty Dashboard', async ({ page }) => {
  await signUp(page);
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Delete widget' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText('No widgets yet')).toBeVisible();
});

for (const viewport of rowsOf([
  { width: 1280, height: 720 },
  { width: 320, height: 640 },
])) {
  test.describe(`at ${viewport.width} px, by keyboard`, () => {
    test.use({ viewport });

    test('a new account is led to its first chat, and puts the steps away', async ({ page }) => {
      await signUp(page);
      await page.getByRole('link', { name: 'Connect Slack' }).press('Enter');
      await page.getByRole('button', { name: 'Allow' }).press('Enter');
      await page.getByRole('radio', { name: 'New channel' }).press('Space');
      await page.getByLabel('New channel name').fill(`first-${newName()}`);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Add the embed code' })).toBeVisible();
      await page.goto('/#/');

      const steps = page.getByRole('region', { name: 'Get started' });
      await expect(steps.getByText('2 of 4 done')).toBeVisible();
      await steps.getByRole('link', { name: 'Invite' }).press('Enter');
      await page.getByRole('textbox', { name: 'Invite users' }).fill(`mate-${newName()}@juniper.test`);
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^Invited mate-/)).toBeVisible();
      await page.goto('/#/');
      await expect(steps.getByText('3 of 4 done')).toBeVisible();

      await steps.getByRole('button', { name: 'Dismiss' }).press('Enter');
      await expect(steps).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
      await expect(page.getByText(/today/).first()).toBeVisible();
      await expect(steps).toHaveCount(0);
    });

    test('the channels say what they are about and who uses them, and the page who authorized them and when', async ({
      page,
    }) => {
      await signIn(page, 'admin@acme.test', '/#/setup/6');
      await page.getByRole('combobox', { name: 'Channel' }).focus();
      await page.keyboard.type('where is my');
      const used = page.getByRole('option', { name: /^#order-questions/ });
      await expect(used).toContainText('Where is my order?');
      await expect(used).toContainText('Used by #order-questions');
      await expect(used).toHaveAttribute('aria-disabled', 'true');
      await page.keyboard.press('Escape');
      await expect(
        page.getByText(/^Chats from your site .* Luis Ferreira authorized it on \w+ \d+, \d{4}\.$/),
      ).toBeVisible();
      await page.goto('/#/permissions/1');
      await expect(page.getByText(/^Dana Whitfield authorized acme on \w+ \d+, \d{4}\./)).toBeVisible();
    });
  });
}
