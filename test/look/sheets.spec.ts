import { mkdir, writeFile } from 'node:fs/promises';
import { test } from '@playwright/test';
import { firstStories, openStory } from './stories';
import { telling } from './telling';

/** Where a screen changes its layout: a phone, a tablet, two laptops, and a wide monitor. */
const widths = [320, 768, 1280, 1440, 1920];
const appearances = ['light', 'dark'];
/** The start of a long page says enough. */
const mostHeight = 2400;
const folder = '.reports/sheets';
/** `SHEETS=dashboard,account` makes the ones whose story has such a word. */
const wanted = process.env.SHEETS?.split(',');

test('one picture of each screen and telling state: five widths, in the light and in the dark', async ({
  browser,
  page,
}) => {
  test.setTimeout(3_600_000);
  await mkdir(folder, { recursive: true });
  const ids = [...new Set([...(await firstStories(page)), ...telling])].filter(
    (id) => wanted?.some((word) => id.includes(word)) ?? true,
  );
  for (const id of ids) {
    await test.step(id, async () => {
      const pictures: string[] = [];
      for (const appearance of appearances) {
        for (const width of widths) {
          const own = await browser.newPage({
            viewport: { width, height: width < 640 ? 640 : 900 },
            deviceScaleFactor: 0.5,
          });
          await openStory(own, id, { appearance });
          const full = await own.evaluate(() => document.documentElement.scrollHeight);
          const clip = { x: 0, y: 0, width, height: Math.min(full, mostHeight) };
          const png = await own.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true, clip });
          pictures.push(
            `<figure><figcaption>${width} ${appearance}</figcaption><img src="data:image/png;base64,${png.toString('base64')}"></figure>`,
          );
          await own.close();
        }
      }
      await page.setContent(`<style>${sheetStyle}</style><h1>${id}</h1><main>${pictures.join('')}</main>`);
      await writeFile(`${folder}/${id}.png`, await page.locator('body').screenshot());
    });
  }
});

const sheetStyle = `
  body { box-sizing: border-box; inline-size: 3080px; margin: 0; padding: 24px; background: #d9d9e0; font: 14px system-ui; }
  h1 { margin: 0 0 16px; font-size: 20px; }
  main { display: grid; grid-template-columns: repeat(5, auto); justify-content: space-between; gap: 24px; align-items: start; }
  figure { margin: 0; }
  figcaption { margin-block-end: 4px; }
  img { display: block; }
`;
