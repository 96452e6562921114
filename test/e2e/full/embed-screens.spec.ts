import { expect, test } from '@playwright/test';
import { attributesOf, screenElements, type ScreenName } from '../../../src/elements/table';
import { tabThrough } from '../walk/keyboard';
import { findingsIn, markup, modes, scopeOf } from '../embed/modes';
import { startSite, type Site } from '../embed/portal';

let site: Site;
let token: string;

test.beforeAll(async () => {
  site = await startSite('screens');
  token = await site.tokenOf('admin@acme.test');
  // An empty change log has no control to reach.
  await fetch(`${site.api}/v1/chat_endpoints/1/update_config`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}` },
    body: JSON.stringify({ onlineTitle: 'Changed' }),
  });
});
test.afterAll(() => site.stop());

/** A prompt that shows only to those who are asked. */
const screens = (Object.keys(screenElements) as ScreenName[]).filter((name) => name !== 'rating');
/** A frame shows what the host's person sees, who is signed in. */
const forVisitors: readonly ScreenName[] = ['reset-password', 'signup'];

for (const mode of modes) {
  for (const name of screens) {
    if (mode === 'frame' && forVisitors.includes(name)) continue;
    test(`<chatdeck-${name}> in ${mode} is sound, and the keyboard leads to each control`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 4000 });
      const tag = `chatdeck-${name}`;
      const path = screenElements[name].path.replace(':widget-id', '1');
      const attributes = attributesOf(name).includes('widget-id') ? 'widget-id="1"' : '';
      // Without `hrefFor` there are no links to other screens, and some screens have no other control.
      const options = "hrefFor: ({ name }) => '#' + name";
      await site.open(page, { token, body: markup(mode, tag, path, attributes), options });
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
