import { expect, test } from '@playwright/test';
import { signIn } from './people';
import { findCovered, makeChange } from './walk/covered';
import { settingsPlaces } from './walk/places';
import { forgetDrafts, pressEach } from './walk/press';
import { visit } from './walk/visit';

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 1280, height: 720 }, permissions: ['clipboard-read', 'clipboard-write'] });

// The full run presses all buttons of all places, and looks at the focus in each of them, at two sizes.
for (const place of settingsPlaces.filter(({ path }) => path.endsWith('/behavior'))) {
  test(`after every button on the tab ${place.path} the active element is not body`, async ({ page }) => {
    await page.clock.install();
    await forgetDrafts(page);
    await signIn(page, 'admin@acme.test');
    expect(await pressEach(page, place, 'one of each kind')).toEqual([]);
  });
}

/** The tabs with the most fields and bars. */
const crowded = settingsPlaces.filter(({ path }) => /appearance|question-groups|triggers/.test(path));

for (const place of crowded) {
  test(`the focused control is never hidden on a small phone: ${place.path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await forgetDrafts(page);
    await signIn(page, 'admin@acme.test');
    await visit(page, place);
    await makeChange(page);
    expect(await findCovered(page)).toEqual([]);
  });
}
