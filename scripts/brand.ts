import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium as playwright, type Browser } from '@playwright/test';
import { chromium } from './chromium.ts';
import { socialPage } from './brand/social-page.ts';

/** Draws the dashboard's icons and its social image from the mark that the product shows: `npm run brand`. */
const folder = 'examples/dashboard/public';
const mark = readFileSync('src/ui/base/product-mark.tsx', 'utf8');
const [back, front] = [...mark.matchAll(/\bd="([^"]+)"/g)].map(([, path]) => path);
if (!back || !front) throw new Error('The mark has no two bubbles.');

/** Indigo 7 and 9, and what is as far from a dark tab. */
const shapes = `<path class="b" d="${back}"/><path class="f" d="${front}"/>`;
const colors = '.b{fill:#abbdf9}.f{fill:#3e63dd}';
const darkColors = '.b{fill:#435db1}.f{fill:#9eb1ff}';
const svg = (style: string, view = '0 0 24 24') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}"><style>${style}</style>${shapes}</svg>`;

/** The mark fills a tab's icon. */
const icon = svg(`${colors}@media(prefers-color-scheme:dark){${darkColors}}`, '1 2 22 22');
writeFileSync(`${folder}/favicon.svg`, `${icon}\n`);

const font = createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
const browser = await playwright.launch(chromium);
const drawn = `data:image/svg+xml,${encodeURIComponent(svg(colors))}`;
await draw(browser, 'favicon.png', 32, 32, iconPage('transparent', 32));
// A home screen fills what is transparent with black.
await draw(browser, 'apple-touch-icon.png', 180, 180, iconPage('#fff', 128));
await draw(browser, 'social.png', 1200, 630, socialPage(drawn, readFileSync(font).toString('base64')));
await browser.close();

function iconPage(background: string, size: number): string {
  return `<body style="margin:0;block-size:100vh;display:grid;place-items:center;background:${background}">
    <img src="${drawn}" style="inline-size:${size}px">`;
}

async function draw(from: Browser, name: string, width: number, height: number, content: string) {
  const page = await from.newPage({ viewport: { width, height } });
  await page.setContent(content);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  writeFileSync(`${folder}/${name}`, png);
}
