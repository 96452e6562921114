import { join } from 'node:path';
import { chromium as browserType } from '@playwright/test';
import { expect, test } from 'vitest';
import { chromium } from '../../scripts/chromium';
import type { TokenGroup } from '../../scripts/tokens/read';
import { cssOf, tokensIn } from '../../stories/docs/blocks/tokens';
import { installed, readBuilt } from './packed/entries';

const tokens = JSON.parse(readBuilt('tokens.json')) as TokenGroup;
const named = tokensIn(tokens);

test('the published tokens have what a designer needs', () => {
  const paths = named.map(({ path }) => path);
  for (const appearance of ['light', 'dark']) {
    for (const step of ['gray.1', 'gray.12', 'accent.9', 'green.9', 'amber.9', 'red.9', 'background'])
      expect(paths).toContain(`${appearance}.color.${step}`);
  }
  for (const path of ['space.4', 'radius.3', 'font.size.2', 'font.family.code', 'motion.rise.duration'])
    expect(paths).toContain(path);
});

test('each token is what the published sheet gives a browser', async () => {
  const browser = await browserType.launch(chromium);
  try {
    for (const appearance of ['light', 'dark']) {
      const page = await browser.newPage();
      const theme = `class="radix-themes chatdeck ${appearance}" data-is-root-theme="true" data-accent-color="indigo"
        data-gray-color="slate" data-has-background="true" data-panel-background="translucent" data-radius="medium" data-scaling="100%"`;
      await page.setContent(`<div ${theme}><p></p></div>`);
      await page.addStyleTag({ path: join(installed, 'dist/styles.css') });
      const ofProperties = named
        .filter(({ path }) => !/^(light|dark)\./.test(path) || path.startsWith(`${appearance}.`))
        .map(({ path, token }) => ({
          path,
          property: token.$extensions.chatdeck.property,
          type: token.$type,
          value: cssOf(token.$value),
        }))
        .filter(({ property }) => property.startsWith('--'));
      expect(ofProperties.length).toBeGreaterThan(100);
      const differing = await page.evaluate(findDiffering, ofProperties);
      expect(differing, appearance).toEqual([]);
      await page.close();
    }
  } finally {
    await browser.close();
  }
});

/** Runs in the page: both the property and the token, as the browser understands them. */
function findDiffering(list: { path: string; property: string; type: string; value: string }[]): string[] {
  const probe = document.querySelector('p');
  if (!probe) return ['no page'];
  const styleOf: Record<string, string> = {
    color: 'background-color',
    shadow: 'box-shadow',
    dimension: 'margin-top',
    fontFamily: 'font-family',
    fontWeight: 'font-weight',
    number: 'text-indent',
  };
  const numbersIn = (name: string, text: string) => {
    probe.removeAttribute('style');
    probe.style.setProperty(name, text);
    const read = getComputedStyle(probe).getPropertyValue(name);
    // Mixed colors are computed in another space: convert, then compare number by number.
    const parts = read.match(/oklab\([^)]*\)|rgba?\([^)]*\)|color\([^)]*\)|-?[\d.]+/g) ?? [];
    return parts.flatMap((part) => {
      if (!part.includes('(')) return [Number(part)];
      probe.style.setProperty('color', `color(from ${part} srgb r g b / alpha)`);
      const [r = 0, g = 0, b = 0, a = 1] = (getComputedStyle(probe).color.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(
        Number,
      );
      return [r, g, b, a];
    });
  };
  return list.flatMap(({ path, property, type, value }) => {
    const name = styleOf[type] ?? '';
    const given = type === 'number' ? `${value}em` : value;
    if (type === 'fontFamily') {
      probe.style.setProperty(name, `var(${property})`);
      const families = getComputedStyle(probe).fontFamily.replace(/"/g, '');
      return families === given ? [] : [`${path}: ${given} is ${families}`];
    }
    const [ofSheet, ofToken] = [numbersIn(name, `var(${property})`), numbersIn(name, given)];
    const isSame =
      ofSheet.length > 0 &&
      ofSheet.length === ofToken.length &&
      ofSheet.every((part, index) => Math.abs(part - (ofToken[index] ?? 0)) < 0.006);
    return isSame ? [] : [`${path}: ${given} is ${ofSheet.join(' ')} and not ${ofToken.join(' ')}`];
  });
}
