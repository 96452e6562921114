import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { telling } from './telling';
import { firstStories, missingStories, openStory } from './stories';

/** What a picture depends on besides the product: letters and browser. */
interface Surroundings {
  chromium: string;
  letters: string;
}

const folder = `${import.meta.dirname}/pictures/${process.platform}`;
const file = `${folder}/surroundings.json`;
const desk = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 0.5 };
const phone = { viewport: { width: 320, height: 568 }, deviceScaleFactor: 1 };

test.describe('on a desk', () => {
  test.use(desk);
  test('every screen in the light, and its most telling states', async ({ page }) => {
    expect(await missingStories(page, telling)).toEqual([]);
    await compare(page, [...(await firstStories(page)), ...telling], '', {});
  });
  test('every screen in the dark', async ({ page }) => {
    await compare(page, await firstStories(page), '-dark', { appearance: 'dark' });
  });
});

test.describe('on a phone', () => {
  test.use(phone);
  test('every screen', async ({ page }) => {
    await compare(page, await firstStories(page), '-phone', {});
  });
});

test.beforeEach(async ({ browser, page }, { config }) => {
  test.setTimeout(600_000);
  const now = await surroundings(browser, page);
  if (config.updateSnapshots !== 'none') {
    await mkdir(folder, { recursive: true });
    await writeFile(file, `${JSON.stringify(now, null, 2)}\n`);
    return;
  }
  const then = JSON.parse(await readFile(file, 'utf8').catch(() => 'null')) as Surroundings | null;
  test.skip(then === null, `There are no pictures for ${process.platform}: \`npm run look:update\` makes them.`);
  const isSame = then?.chromium === now.chromium && then.letters === now.letters;
  const difference = `made with Chromium ${then?.chromium} and letters ${then?.letters}, here are ${now.chromium} and ${now.letters}`;
  test.skip(!isSame, `The pictures were ${difference}: \`npm run look:update\` makes new ones.`);
});

/** Every one is looked at, however many differ. */
async function compare(page: Page, ids: readonly string[], suffix: string, globals: Record<string, string>) {
  for (const id of ids) {
    await test.step(id, async () => {
      await openStory(page, id, globals);
      await expect.soft(page, id).toHaveScreenshot(`${id}${suffix}.png`, { fullPage: true });
    });
  }
}

async function surroundings(browser: Browser, page: Page): Promise<Surroundings> {
  const [chromium = ''] = browser.version().split('.');
  const letters = await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    const widths = ['system-ui', 'monospace'].map((family) => {
      if (canvas) canvas.font = `100px ${family}`;
      return Math.round(canvas?.measureText('Quick fox, 1234567890').width ?? 0);
    });
    return widths.join('/');
  });
  return { chromium, letters };
}
