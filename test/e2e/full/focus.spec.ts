import { expect, test } from '@playwright/test';
import { visitors } from '../../screen-table/place';
import { signIn } from '../people';
import { findCovered, makeChange } from '../walk/covered';
import { placesOf } from '../walk/places';
import { forgetDrafts, pressEach } from '../walk/press';
import { visit } from '../walk/visit';

const sizes = [
  { width: 1280, height: 720 },
  { width: 320, height: 640 },
];

test.describe.configure({ mode: 'parallel', timeout: 900_000 });
test.use({ viewport: { width: 1280, height: 720 }, permissions: ['clipboard-read', 'clipboard-write'] });

for (const visitor of visitors) {
  // A place of which some is shown by a press is also gone through without it.
  const places = placesOf(visitor).flatMap((place) => (place.shows ? [{ ...place, shows: [] }, place] : [place]));
  for (const [index, place] of places.entries()) {
    const name = `${visitor} at ${place.path}, ${index}`;

    test(`after every button the active element is not body: ${name}`, async ({ page }) => {
      await page.clock.install();
      await forgetDrafts(page);
      if (visitor !== 'nobody') await signIn(page, visitor);
      expect(await pressEach(page, place, 'all')).toEqual([]);
    });

    for (const size of sizes) {
      test(`the focused control is never hidden: ${name}, ${size.width} px`, async ({ page }) => {
        await page.setViewportSize(size);
        await forgetDrafts(page);
        if (visitor !== 'nobody') await signIn(page, visitor);
        await visit(page, place);
        await makeChange(page);
        expect(await findCovered(page)).toEqual([]);
      });
    }
  }
}
