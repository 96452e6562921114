import { expect, test } from '@playwright/test';
import { signIn } from './people';
import { findCovered, makeChange } from './walk/covered';
import { settingsPlaces } from './walk/places';
import { forgetDrafts, pressEach } from './walk/press';
import { visit } from './walk/visit';

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 1280, height: 720 }, permissions: ['clipboard-read', 'clipboard-write'] });

for (const place of settingsPlaces) {
  test(`after every button on the tab ${place.path} the active element is not body`, async ({ page }) => {
    await page.clock.install();
    await forgetDrafts(page);
    await signIn(page, 'admin@acme.test');
    expect(await pressEach(page, place, 'one of each kind')).toEqual([]);
  });
}

/** The tabs with the most fields and bars; the full run goes through all places, at both sizes. */
const crowded = settingsPlaces.filter(({ path }) => /appearance|question-groups|triggers/.test(path));

for (const { width, height, places } of [
  { width: 1280, height: 720, places: crowded },
  { width: 320, height: 640, places: crowded },
]) {
  for (const place of places) {
    test(`the focused control is never hidden: ${place.path}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await forgetDrafts(page);
      await signIn(page, 'admin@acme.test');
      await visit(page, place);
      await makeChange(page);
      expect(await findCovered(page)).toEqual([]);
    });
  }
}
