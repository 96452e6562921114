import { test } from '@playwright/test';
import { openStory } from './stories';

test.use({ viewport: { width: 1280, height: 720 }, deviceScaleFactor: 2 });

for (const appearance of ['light', 'dark']) {
  test(`the README's picture, ${appearance}`, async ({ page }) => {
    await openStory(page, 'screens-shell--showcase', { appearance });
    await page.screenshot({ path: `.github/images/dashboard-${appearance}.png`, animations: 'disabled' });
  });
}
