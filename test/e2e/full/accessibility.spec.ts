import { expect, test, type Page } from '@playwright/test';
import { visitors } from '../../screen-table/place';
import { findLostEdges } from '../walk/contrast';
import { tabThrough } from '../walk/keyboard';
import { look, watch } from '../walk/look';
import { findUntold } from '../walk/names';
import { openBanner, openEach } from '../walk/overlays';
import { walk } from '../walk/visit';

const widths = [
  { name: '1280 px', viewport: { width: 1280, height: 900 } },
  { name: '320 px', viewport: { width: 320, height: 640 } },
  // A window of 1280 by 900 pixels in which everything is twice as large.
  { name: 'at 200 %', viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 },
];

/** What every other page must satisfy, for every user. */
const judges: Record<string, (page: Page) => Promise<string[]>> = {
  'leads to every control by the keyboard, and shows where it is': (page) => tabThrough(page),
  'tells the name of every control, landmark and heading': findUntold,
  'keeps the edges of its controls in the colors of a contrast theme': findLostEdges,
};

for (const visitor of visitors) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const { name, ...screen } of widths) {
      test.describe(`${name}, ${colorScheme}`, () => {
        test.use({ ...screen, colorScheme });

        test(`every page for ${visitor} is sound`, async ({ page }) => {
          test.setTimeout(900_000);
          const complaints = await watch(page);
          const found = await walk(page, visitor, async (place, index) => [
            ...(visitor !== 'nobody' && index === 0 ? await openBanner(page, visitor) : []),
            ...(await look(page)),
            ...(await openEach(page, place)),
            ...complaints.splice(0),
          ]);
          expect(found).toEqual([]);
        });
      });
    }
  }

  test.describe('on a tall screen', () => {
    // Everything is in view from the start.
    test.use({ viewport: { width: 1280, height: 4000 } });

    for (const [name, judge] of Object.entries(judges)) {
      test(`every page for ${visitor} ${name}`, async ({ page }) => {
        test.setTimeout(900_000);
        expect(await walk(page, visitor, () => judge(page))).toEqual([]);
      });
    }
  });
}
