import { expect, test } from '@playwright/test';
import { visitors } from '../screen-table/place';
import { look, watch } from './walk/look';
import { openBanner, openEach } from './walk/overlays';
import { walk } from './walk/visit';

// What the server sends with every page: nonces for styles, and HTML from the policy `chatdeck` alone.
const policies = ["style-src 'self' 'nonce-", "require-trusted-types-for 'script'", 'trusted-types chatdeck'];
const admin = 'admin@acme.test';

// None changes what another sees.
test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 1280, height: 900 } });

for (const visitor of visitors.filter((each) => each !== admin)) {
  test(`every page for ${visitor} is sound and breaks no rule of the policy`, async ({ page }) => {
    const complaints = await watch(page);
    expect(await walk(page, visitor, async () => [...(await look(page)), ...complaints.splice(0)])).toEqual([]);
  });
}

test('every page, and what opens over it, is sound and breaks no rule of the policy', async ({ page }) => {
  const complaints = await watch(page);
  test.slow();
  const answer = await page.request.get('/');
  for (const policy of policies) expect(answer.headers()['content-security-policy']).toContain(policy);
  const found = await walk(page, admin, async (place, index) => [
    ...(index === 0 ? await openBanner(page, admin) : []),
    ...(await look(page)),
    ...(await openEach(page, place)),
    ...complaints.splice(0),
  ]);
  expect(found).toEqual([]);
});
