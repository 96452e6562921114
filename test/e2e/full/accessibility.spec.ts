import { expect, test } from '@playwright/test';
import { signIn } from '../people';
import { openEach } from '../walk/overlays';
import { look, watch } from '../walk/look';
import { places, publicPlaces } from '../walk/places';
import { visit } from '../walk/visit';

const widths = [
  { name: '1280 px', viewport: { width: 1280, height: 900 } },
  { name: '320 px', viewport: { width: 320, height: 640 } },
  // A window of 1280 by 900 pixels in which everything is twice as large.
  { name: 'at 200 %', viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 },
];

if (process.env.CHATDECK_TEST_FULL) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const { name, ...screen } of widths) {
      test.describe(`${name}, ${colorScheme}`, () => {
        test.use({ ...screen, colorScheme });

        test('every page is sound', async ({ page }) => {
          test.setTimeout(900_000);
          const complaints = await watch(page);
          const found: string[] = [];
          const tell = (path: string, faults: string[]) => found.push(...faults.map((fault) => `${path}: ${fault}`));
          for (const place of publicPlaces) {
            await visit(page, place);
            tell(place.path, await look(page));
          }
          await signIn(page, 'admin@acme.test');
          for (const place of places) {
            await visit(page, place);
            tell(place.path, [...(await look(page)), ...(await openEach(page, place)), ...complaints.splice(0)]);
          }
          expect(found).toEqual([]);
        });
      });
    }
  }
}
