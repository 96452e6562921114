import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accentPalette, grayPalette, matchingGray, type Appearance, type Palette } from 'chatdeck/model/brand/palette';
import { accentScales, grayScales } from 'chatdeck/model/brand/scales';
import { canBeRead, channelsOf, contrastRatio, minTextContrast } from 'chatdeck/model/core/color';

const appearances = ['light', 'dark'] as const;
/** What text in the accent's color is read on besides its own scale: the page, panels, and marked rows. */
const pages: Record<Appearance, readonly string[]> = {
  light: ['#ffffff', '#fcfcfd', '#f9f9fb', '#f0f0f3'],
  dark: ['#111113', '#18191b', '#212225'],
};
/** Saturated, pale, dark, gray, and those at the limits of each. */
const corners = [
  '#000000',
  '#ffffff',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
  '#00ffff',
  '#ff00ff',
  '#777777',
  '#767676',
  '#fefefe',
  '#010101',
  '#ffe629',
  '#ff5a36',
];
const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

function stepOf({ steps }: Palette, step: number): string {
  return steps[step - 1] ?? '';
}

/** The color on the screen where a transparent one is over another. */
function over(transparent: string, behind: string): number[] {
  const alpha = Number.parseInt(transparent.slice(7), 16) / 255;
  const back = channelsOf(behind);
  return channelsOf(transparent.slice(0, 7)).map((channel, at) => channel * alpha + (back[at] ?? 0) * (1 - alpha));
}

/** What a person would fail to read with this accent. */
function unreadable(accent: string, appearance: Appearance): string[] {
  const palette = accentPalette(accent, appearance);
  const pairs = [
    ...[9, 10].map((step) => [palette.contrast, stepOf(palette, step)]),
    ...[11, 12].flatMap((text) => [1, 2, 3].map((step) => [stepOf(palette, text), stepOf(palette, step)])),
    ...[11, 12].flatMap((text) => pages[appearance].map((page) => [stepOf(palette, text), page])),
  ];
  return pairs.flatMap(([text = '', background = '']) =>
    canBeRead(text, background) ? [] : [`${accent} ${appearance}: ${text} on ${background}`],
  );
}

describe.each(appearances)('a scale in the %s', (appearance) => {
  test(
    `lets people read text on the accent, and text in its color, for 2,000 random colors`,
    { timeout: 120_000 },
    () => {
      const examples = corners.map((corner): [string] => [corner]);
      fc.assert(
        fc.property(color, (accent) => {
          expect(unreadable(accent, appearance)).toEqual([]);
        }),
        { numRuns: 2000 + corners.length, examples },
      );
    },
  );

  test('lets people read text in any gray', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(color, (gray) => {
        const palette = grayPalette(gray, appearance);
        for (const text of [11, 12]) {
          for (const step of [1, 2, 3]) {
            expect(contrastRatio(stepOf(palette, text), stepOf(palette, step))).toBeGreaterThanOrEqual(minTextContrast);
          }
        }
      }),
      { numRuns: 300, examples: corners.map((corner): [string] => [corner]) },
    );
  });

  const page = appearance === 'light' ? '#ffffff' : '#111111';
  const pagePart = channelsOf(page)[0] ?? 0;

  test('has twelve colors, and the same ones as transparent colors over the page', () => {
    fc.assert(
      fc.property(color, (accent) => {
        const { steps, alpha, surface } = accentPalette(accent, appearance);
        expect(steps).toHaveLength(12);
        for (const step of steps) expect(step).toMatch(/^#[\da-f]{6}$/);
        for (const step of [...alpha, surface]) expect(step).toMatch(/^#[\da-f]{8}$/);
        steps.forEach((step, at) => {
          const shown = over(alpha[at] ?? '', page);
          const isLightening = channelsOf(step).some((part) => part > pagePart);
          channelsOf(step).forEach((part, index) => {
            // A transparent color makes a page lighter or darker, not both.
            if (isLightening && part < pagePart) return;
            expect(Math.abs((shown[index] ?? 0) - part), `${accent}, step ${at + 1}`).toBeLessThan(1.5);
          });
        });
      }),
      { numRuns: 200 },
    );
  });

  test('is the color itself at step 9, unless no one would see it on the page', () => {
    fc.assert(
      fc.property(color, (accent) => {
        const palette = accentPalette(accent, appearance);
        if (contrastRatio(accent, page) >= 3) expect(stepOf(palette, 9)).toBe(accent);
        expect(stepOf(palette, 9)).not.toBe(stepOf(palette, 1));
      }),
      { numRuns: 300 },
    );
  });
});

test('the scales it is mixed from are those of Radix Themes', () => {
  for (const [name, scales] of Object.entries({ ...grayScales, ...accentScales })) {
    for (const [at, file] of [`${name}.css`, `${name}-dark.css`].entries()) {
      const sheet = readFileSync(`node_modules/@radix-ui/colors/${file}`, 'utf8');
      const values = [...sheet.matchAll(/--\w+-\d+: #([\da-f]+);/g)].map(([, digits = '']) =>
        digits.length === 3 ? digits.replace(/./g, '$&$&') : digits,
      );
      expect(scales[at], file).toBe(values.join(''));
    }
  }
});

test.each([
  ['#e54d2e', 'tomato'],
  ['#3e63dd', 'indigo'],
  ['#30a46c', 'green'],
  ['#8e4ec6', 'purple'],
] as const)('%s, a color of Radix Themes, gives nearly its own scale: %s', (accent, name) => {
  appearances.forEach((appearance, at) => {
    const expected = (accentScales[name][at] ?? '').match(/.{6}/g) ?? [];
    accentPalette(accent, appearance).steps.forEach((step, index) => {
      // Text is moved until it can be read; the step after the accent follows its text.
      if (index > 8) return;
      const parts = channelsOf(expected[index] ?? '');
      channelsOf(step).forEach((part, channel) => {
        expect(Math.abs(part - (parts[channel] ?? 0)), `${appearance} ${index + 1}: ${step}`).toBeLessThan(12);
      });
    });
  });
});

test('a named gray has the transparent colors of Radix Themes', () => {
  const sheet = readFileSync('node_modules/@radix-ui/colors/slate-alpha.css', 'utf8');
  const [expected = []] = [[...sheet.matchAll(/--slate-a\d+: #([\da-f]{8});/g)].map(([, digits = '']) => digits)];
  expect(expected).toHaveLength(12);
  grayPalette('slate', 'light').alpha.forEach((color, at) => {
    for (const start of [0, 2, 4, 6]) {
      const part = (text: string) => Number.parseInt(text.slice(start, start + 2), 16);
      expect(Math.abs(part(color.slice(1)) - part(expected[at] ?? '')), `a${at + 1}`).toBeLessThanOrEqual(1);
    }
  });
});

test.each([
  ['#ff5a36', 'sand'],
  ['#e54d2e', 'mauve'],
  ['#3e63dd', 'slate'],
  ['#30a46c', 'sage'],
  ['#46a758', 'olive'],
  ['#ffe629', 'sand'],
  ['#777777', 'gray'],
  ['#000000', 'gray'],
  ['#ffffff', 'gray'],
  ['teal', 'sage'],
  ['indigo', 'slate'],
  ['gray', 'gray'],
])('the gray that suits %s is %s', (accent, gray) => {
  expect(matchingGray(accent)).toBe(gray);
});
