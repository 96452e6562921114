import { expect, test, type Page } from '@playwright/test';
import { openBehavior, openTab, signIn } from './people';

async function openMore(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });

async function saveTitle(page: Page, text: string): Promise<void> {
  await title(page).fill(text);
  const online = page.getByRole('region', { name: 'Online mode' });
  await online.getByRole('button', { name: 'Save Changes' }).click();
  await expect(online.getByRole('button', { name: 'Saved' })).toBeVisible();
}

test('an admin restores an earlier appearance from the change log', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  await openBehavior(page, 'order-questions');
  await openTab(page, 'Appearance');
  const stamp = String(Date.now());
  await saveTitle(page, `Yesterday ${stamp}`);
  await saveTitle(page, `Today ${stamp}`);

  await openMore(page, 'Change log');
  await expect(page.getByRole('heading', { name: 'Change log' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Settings' }).selectOption('appearance');
  const yesterday = page.getByRole('main').getByRole('listitem').nth(1);
  await yesterday.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Restore Appearance to this point' }).click();
  await page.getByRole('status').getByRole('link', { name: 'Appearance' }).click();
  await expect(title(page)).toHaveValue(`Yesterday ${stamp}`);

  const online = page.getByRole('region', { name: 'Online mode' });
  await online.getByRole('button', { name: 'Save Changes' }).click();
  await expect(online.getByRole('button', { name: 'Saved' })).toBeVisible();
  await openMore(page, 'Change log');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Restored');
});

test('an import names its conflicts, and nothing is saved until the admin saves it', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  await openBehavior(page, 'order-questions');
  const stamp = String(Date.now());
  await openMore(page, 'Export or import');
  const reply = { triggerPhrases: '', autoSend: false, response: 'Yes' };
  const file = {
    format: 'chatdeck-widget',
    version: 1,
    theme: 'dark',
    settings: { onlineTitle: `Imported ${stamp}`, transcriptRecipient: 'nobody' },
    savedReplies: [
      { ...reply, label: `One ${stamp}`, shortcut: stamp },
      { ...reply, label: `Two ${stamp}`, shortcut: stamp },
    ],
  };
  await page.locator('input[type=file]').setInputFiles({
    name: 'stranger.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  });
  const preview = page.locator('[data-chatdeck="import-preview"]');
  await expect(preview).toContainText('theme');
  await expect(preview).toContainText(`“Two ${stamp}” is imported without its shortcut`);
  await expect(preview).toContainText('The email address isn’t valid.');
  await preview.getByRole('checkbox', { name: 'Import Behavior' }).click();
  await preview.getByRole('button', { name: /^Add 3 unsaved changes$/ }).click();
  await page.getByRole('status').getByRole('link', { name: 'Saved Replies' }).click();
  await expect(page.getByText(`Two ${stamp}`).first()).toBeVisible();
  await openTab(page, 'Appearance');
  await expect(title(page)).toHaveValue(`Imported ${stamp}`);
  await page.getByRole('button', { name: 'Discard all' }).click();
});
