import { expect, test, type Page } from '@playwright/test';
import { signIn } from '../people';
import { isSettingsTab, placesOf } from '../walk/places';
import { visit } from '../walk/visit';
import { findDimTexts, findLeftEdge, readBoxes, type Box } from '../walk/measures';

const admin = 'admin@acme.test';
/** Without what a button opens first, and without the page that stands alone. */
const places = placesOf(admin).filter(({ shows, path }) => shows === undefined && path !== '/legal');

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 1440, height: 900 } });

/** A phone, where pages begin at 16 pixels, a laptop, and a wide monitor, where they begin beside the menu. */
const sizes = [
  { width: 320, height: 640, begins: 16 },
  { width: 1440, height: 900, begins: 256 },
  { width: 1920, height: 1080, begins: 256 },
];

for (const { width, height } of sizes) {
  test(`nothing moves while a page loads, and what stands in for it has its places, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await findMoves(page);
  });
}

async function findMoves(page: Page) {
  test.slow();
  await watchShifts(page);
  await signIn(page, admin);
  const found: string[] = [];
  for (const place of places) {
    const answers = await holdAnswers(page);
    await page.goto('about:blank');
    await page.goto(`/#${place.path}`);
    const waiting = page.locator('main :is([data-chatdeck="skeleton"], .cd-skeleton)').first();
    const isWaiting = await waiting.waitFor({ timeout: 3_000 }).then(
      () => true,
      () => false,
    );
    const before = isWaiting ? await page.evaluate(readBoxes) : [];
    if (!isWaiting && answers.held() > 0) found.push(`${place.path}: shows no skeleton while it waits`);
    await answers.release();
    await visit(page, place);
    const after = await page.evaluate(readBoxes);
    found.push(...before.filter((box) => !hasPlace(box, after)).map((box) => `${place.path}: ${JSON.stringify(box)}`));
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
    if (shift > 0) found.push(`${place.path}: moves by ${shift.toFixed(4)}`);
  }
  expect(found).toEqual([]);
}

test('what stands in for a settings tab while its code loads has its places', async ({ page }) => {
  test.slow();
  await signIn(page, admin);
  for (const place of places.filter(({ path }) => path === '/support')) await visit(page, place);
  const known = new Set(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)));
  const found: string[] = [];
  for (const place of places.filter(isSettingsTab)) {
    const code = await holdCode(page, known);
    await page.goto('about:blank');
    await page.goto(`/#${place.path}`);
    await page.locator('[data-chatdeck="settings-tab-loading"]').waitFor();
    const before = await page.evaluate(readBoxes);
    await code.release();
    await visit(page, place);
    const after = await page.evaluate(readBoxes);
    found.push(...before.filter((box) => !hasPlace(box, after)).map((box) => `${place.path}: ${JSON.stringify(box)}`));
  }
  expect(found).toEqual([]);
});

for (const { begins, ...size } of sizes.filter(({ width }) => width !== 1440)) {
  test(`every page begins at one edge, ${size.width} pixels wide`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(size);
    await signIn(page, admin);
    const found: string[] = [];
    for (const place of places) {
      await visit(page, place);
      const edge = await page.evaluate(findLeftEdge);
      if (edge !== begins) found.push(`${place.path}: begins at ${edge}`);
    }
    expect(found).toEqual([]);
  });
}

test('every page begins at one edge, and its text is easy to read in both appearances', async ({ page }) => {
  test.slow();
  await signIn(page, admin);
  const found: string[] = [];
  for (const place of places) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await visit(page, place);
      const edge = await page.evaluate(findLeftEdge);
      if (edge !== 256) found.push(`${place.path}: begins at ${edge}`);
      found.push(...(await page.evaluate(findDimTexts)).map((text) => `${place.path} ${colorScheme}: ${text}`));
    }
  }
  expect(found).toEqual([]);
});

/** Adds up what moves on the pages that are opened from now on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput)
          Object.assign(window, { shift: (window as unknown as { shift: number }).shift + entry.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Holds what the pages ask for, except who is there, and the count that no place waits for. */
async function holdAnswers(page: Page) {
  return holdRequests(page, '**/v1/**', (url) => !/\/users\/current|\/conversation-count$/.test(url));
}

/** Holds the code that the first page did not load. */
async function holdCode(page: Page, known: ReadonlySet<string>) {
  return holdRequests(page, '**/*.js', (url) => !known.has(url));
}

async function holdRequests(page: Page, pattern: string, isHeld: (url: string) => boolean) {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  let held = 0;
  await page.route(pattern, async (route) => {
    if (isHeld(route.request().url())) {
      held += 1;
      await opened;
    }
    await route.fallback();
  });
  return {
    /** How many requests the page waits for. */
    held: () => held,
    release: async () => {
      open();
      await page.unrouteAll({ behavior: 'wait' });
    },
  };
}

/** Within 8 pixels of a place that the loaded page has as well. */
function hasPlace(box: Box, boxes: readonly Box[]): boolean {
  const isNear = (a = 0, b = 0) => Math.abs(a - b) <= 8;
  return boxes.some(({ x, y, height }) => isNear(x, box.x) && isNear(y, box.y) && isNear(height, box.height));
}
