import { expect, test } from '@playwright/test';
import { signIn } from './people';
import { look, watch } from './walk/look';
import { openEach } from './walk/overlays';
import { places, publicPlaces } from './walk/places';
import { visit } from './walk/visit';

// What the server sends with every page: nonces for styles, and HTML from the policy `chatdeck` alone.
const policies = ["style-src 'self' 'nonce-", "require-trusted-types-for 'script'", 'trusted-types chatdeck'];

test.use({ viewport: { width: 1280, height: 900 } });

test('every page before the sign-in is sound and breaks no rule of the policy', async ({ page }) => {
  const complaints = await watch(page);
  for (const place of publicPlaces) {
    await visit(page, place);
    expect([...(await look(page)), ...complaints.splice(0)], place.path).toEqual([]);
  }
});

test('every page, and what opens over it, is sound and breaks no rule of the policy', async ({ page }) => {
  const complaints = await watch(page);
  test.slow();
  const answer = await page.request.get('/');
  for (const policy of policies) expect(answer.headers()['content-security-policy']).toContain(policy);
  await signIn(page, 'admin@acme.test');
  const found: string[] = [];
  for (const place of places) {
    await visit(page, place);
    const faults = [...(await look(page)), ...(await openEach(page, place)), ...complaints.splice(0)];
    found.push(...faults.map((fault) => `${place.path}: ${fault}`));
  }
  expect(found).toEqual([]);
});
