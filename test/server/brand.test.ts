import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const dashboard = 'examples/dashboard';
const page = readFileSync(`${dashboard}/index.html`, 'utf8');
const publicFile = (name: string) => readFileSync(`${dashboard}/public/${name}`);
/** A PNG starts with its width and height. */
const sizeOf = (name: string) => [16, 20].map((at) => publicFile(name).readUInt32BE(at));
const contentOf = (name: string) => new RegExp(`="${name}" content="([^"]+)"`).exec(page)?.[1];

test.each([
  ['icon', 'favicon.png', [32, 32]],
  ['apple-touch-icon', 'apple-touch-icon.png', [180, 180]],
])('a browser finds the %s of the dashboard in the size it needs', (rel, name, size) => {
  expect(page).toContain(`<link rel="${rel}" href="./${name}"`);
  expect(sizeOf(name)).toEqual(size);
});

test('a tab shows the mark of the product, lighter on a dark tab', () => {
  expect(page).toContain('<link rel="icon" href="./favicon.svg" sizes="any" type="image/svg+xml" />');
  const pathsOf = (text: string) => [...text.matchAll(/\bd="([^"]+)"/g)].map(([, path]) => path);
  const icon = publicFile('favicon.svg').toString();
  expect(pathsOf(icon)).toEqual(pathsOf(readFileSync('src/ui/base/product-mark.tsx', 'utf8')));
  expect(pathsOf(icon)).toHaveLength(2);
  expect(icon).toContain('@media(prefers-color-scheme:dark)');
});

test('a link to the dashboard has a title, a sentence, and a small picture', () => {
  expect(contentOf('og:title')).toBe('Chatdeck');
  expect(contentOf('og:description')).toBe('Live chat on your website, answered from Slack.');
  expect(contentOf('twitter:card')).toBe('summary_large_image');
  expect(contentOf('og:image')).toBe('__APP_ORIGIN__/social.png');
  expect(sizeOf('social.png').map(String)).toEqual([contentOf('og:image:width'), contentOf('og:image:height')]);
  expect(statSync(`${dashboard}/public/social.png`).size).toBeLessThan(60_000);
});
