import { expect, test } from '@playwright/test';
import { Buffer } from 'node:buffer';
import { openBehavior, signIn } from '../people';

/** The smallest PNG there is: one transparent pixel. */
const picture = {
  name: 'team.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('an avatar that fails half-way is sent again, and nothing else is lost', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  await openBehavior(page, 'website');
  const address = page.getByRole('textbox', { name: 'Email for offline messages' });
  await address.fill('waits@acme.test');

  let hold = () => {};
  const isHeld = new Promise<void>((resolve) => (hold = resolve));
  await page.route('**/team-avatar', async (route) => {
    await isHeld;
    await route.abort('connectionreset');
  });
  const file = page.locator('input[type="file"]');
  await file.setInputFiles(picture);
  await expect(page.getByText(/^Uploading: \d+%$/)).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Team avatar' })).toBeVisible();
  hold();
  await expect(page.getByText('Avatar upload error.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeEnabled();
  await expect(address).toHaveValue('waits@acme.test');

  await page.unroute('**/team-avatar');
  await file.setInputFiles(picture);
  await expect(page.getByText('Uploaded.')).toBeVisible();
  const stored = page.getByRole('img', { name: 'Your team avatar' });
  await expect(stored).toBeVisible();
  await expect(address).toHaveValue('waits@acme.test');

  await page.reload();
  await expect(stored).toBeVisible();
  await expect(address).toHaveValue('waits@acme.test');
});
