import { expect, test } from '@playwright/test';
import { visitors, type Place } from '../screen-table/place';
import { look, watch } from './walk/look';
import { openBanner, openEach } from './walk/overlays';
import { placesOf } from './walk/places';
import { walk, type Judge } from './walk/visit';

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

// One person's places, in parts that run side by side.
for (const part of ['settings', 'reports', 'other pages']) {
  test(`every page, and what opens over it, is sound and breaks no rule of the policy: ${part}`, async ({ page }) => {
    const complaints = await watch(page);
    test.slow();
    const answer = await page.request.get('/');
    for (const policy of policies) expect(answer.headers()['content-security-policy']).toContain(policy);
    const judge: Judge = async (place, index) => [
      ...(index === 0 ? await openBanner(page, admin) : []),
      ...(await look(page)),
      ...(await openEach(page, place)),
      ...complaints.splice(0),
    ];
    const places = placesOf(admin).filter((place) => partOf(place) === part);
    expect(places.length).toBeGreaterThan(1);
    expect(await walk(page, admin, judge, places)).toEqual([]);
  });
}

function partOf({ path }: Place): string {
  const [, first = ''] = path.split('/');
  return first === 'settings' || first === 'reports' ? first : 'other pages';
}
