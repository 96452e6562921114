import { expect, test } from '@playwright/test';
import { attributesOf, screenElements, type ScreenName } from '../../../src/elements/table';
import { tabThrough } from '../walk/keyboard';
import { isFullRun, rowsOf } from '../matrix';
import { findingsIn, markup, modes, scopeOf } from './modes';
import { startSite, type Site } from './portal';

let site: Site;
let token: string;

test.beforeAll(async () => {
  site = await startSite('screens');
  token = await site.tokenOf('admin@acme.test');
});
test.afterAll(() => site.stop());

/** The full run goes through all screens in all ways; this one through a list, a tab, a report, and a form. */
const few: readonly ScreenName[] = ['users', 'behavior', 'reports-history', 'login'];
/** A prompt that shows only to those who are asked. */
const screens = (Object.keys(screenElements) as ScreenName[]).filter((name) => name !== 'rating');

for (const mode of rowsOf(modes)) {
  for (const name of isFullRun ? screens : few) {
    test(`<chatdeck-${name}> in ${mode} is sound, and the keyboard leads to each control`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 4000 });
      const tag = `chatdeck-${name}`;
      const path = screenElements[name].path.replace(':widget-id', '1');
      const attributes = attributesOf(name).includes('widget-id') ? 'widget-id="1"' : '';
      await site.open(page, { token, body: markup(mode, tag, path, attributes) });
      const scope = scopeOf(page, mode);
      await expect(scope.locator('.cd-screen').first()).toBeVisible();
      await expect(
        scope.locator('[aria-busy="true"], [data-chatdeck="later"], [data-chatdeck="skeleton"]'),
      ).toHaveCount(0);
      const screen = mode === 'frame' ? scope.locator('body') : page.locator(tag);
      expect(await findingsIn(screen)).toEqual([]);
      const frame = mode === 'frame' ? page.frames()[1] : undefined;
      expect(await tabThrough(page, frame, mode === 'shadow' ? tag : undefined)).toEqual([]);
    });
  }
}
