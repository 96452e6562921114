import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cssName } from 'chatdeck/model/brand/css-names';
import { distanceOf, hexOfLch, labOf, labOfLch, lchOf, mixed } from 'chatdeck/model/brand/lch';
import { accentPalette, grayPalette, isGrayName, type Appearance } from 'chatdeck/model/brand/palette';
import { canBeRead } from 'chatdeck/model/core/color';

const appearances = ['light', 'dark'] as const;
/** Colors that are strong, and neither as light nor as dark as a page. */
const strong = [
  '#e54d2e',
  '#ff5a36',
  '#f76b15',
  '#46a758',
  '#12a594',
  '#0090ff',
  '#3e63dd',
  '#8e4ec6',
  '#d6409f',
  '#7a2f1d',
];
const partsOf = (accent: string, appearance: Appearance) =>
  accentPalette(accent, appearance).steps.map((step) => lchOf(labOf(step)));
const hueGap = (a: number, b: number) => Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)));

describe.each(appearances)('the steps of a strong color in the %s', (appearance) => {
  it.each(strong)('have the hue of %s', (accent) => {
    const own = lchOf(labOf(accent));
    for (const { c, h } of partsOf(accent, appearance)) {
      // Of what is nearly gray, a hex color can't say the hue.
      if (c > 0.03) expect(hueGap(h, own.h)).toBeLessThan(0.12);
    }
  });

  it.each(strong)('are at most half as strong again as %s', (accent) => {
    const own = lchOf(labOf(accent));
    for (const { c } of partsOf(accent, appearance)) expect(c).toBeLessThan(own.c * 1.5 + 0.01);
  });

  it.each(strong)('lead from the page to the lines of a control, for %s', (accent) => {
    const lightness = partsOf(accent, appearance)
      .slice(0, 8)
      .map(({ l }) => l);
    const sorted = lightness.toSorted((a, b) => (appearance === 'light' ? b - a : a - b));
    expect(lightness).toEqual(sorted);
    const page = lchOf(labOf(appearance === 'light' ? '#ffffff' : '#111111'));
    expect(Math.abs((lightness[0] ?? 0) - page.l)).toBeLessThan(0.02);
    expect(Math.abs((lightness[7] ?? 0) - page.l)).toBeGreaterThan(0.2);
  });

  it.each(strong)(
    'have a step under the pointer that differs a little from %s, and lets its text be read',
    (accent) => {
      const { steps, contrast } = accentPalette(accent, appearance);
      const [solid, hover] = [labOf(accent), labOf(steps[9] ?? '')];
      const away = hover[0] - solid[0];
      const usual = 0.03 / (solid[0] + 0.1);
      expect(Math.abs(Math.abs(away) - usual)).toBeLessThan(0.005);
      expect(canBeRead(contrast, steps[9] ?? '')).toBe(true);
    },
  );
});

describe('a color that no one would see', () => {
  it.each([
    ['light', '#ffffff', '#fefefe', '#fff7f0'],
    ['dark', '#000000', '#010101', '#1a0f0a'],
  ] as const)('on a page in the %s gives way to one that is seen', (appearance, ...accents) => {
    const page = labOf(appearance === 'light' ? '#ffffff' : '#111111');
    for (const accent of accents) {
      const { steps } = accentPalette(accent, appearance);
      expect(steps[8]).not.toBe(accent);
      expect(distanceOf(labOf(steps[8] ?? ''), page)).toBeGreaterThan(0.25);
    }
  });

  it('is itself in the other appearance', () => {
    expect(accentPalette('#ffffff', 'dark').steps[8]).toBe('#ffffff');
    expect(accentPalette('#000000', 'light').steps[8]).toBe('#000000');
  });

  it('has no hue if it is black or white', () => {
    for (const accent of ['#000000', '#ffffff']) {
      for (const appearance of appearances) {
        for (const { c } of partsOf(accent, appearance)) expect(c).toBeLessThan(0.01);
      }
    }
  });
});

describe('text on a color', () => {
  it.each([
    ['#3e63dd', '#ffffff'],
    ['#8e4ec6', '#ffffff'],
    ['#767676', '#ffffff'],
  ])('of %s is white where that can be read', (accent, text) => {
    expect(accentPalette(accent, 'light').contrast).toBe(text);
  });

  it.each(['#ffe629', '#7ce2fe', '#bdee63', '#ffc53d'])('is otherwise a dark shade of the hue of %s', (accent) => {
    const { contrast } = accentPalette(accent, 'light');
    const [text, own] = [lchOf(labOf(contrast)), lchOf(labOf(accent))];
    expect(text.l).toBeLessThanOrEqual(0.251);
    expect(text.c).toBeGreaterThan(0.005);
    expect(hueGap(text.h, own.h)).toBeLessThan(0.6);
  });
});

describe('a gray', () => {
  it.each(appearances)('that is a color is mixed from grays, in the %s', (appearance) => {
    for (const gray of ['#808590', '#8a817c', '#7f8a80']) {
      const own = lchOf(labOf(gray));
      for (const step of grayPalette(gray, appearance).steps) {
        expect(lchOf(labOf(step)).c).toBeLessThan(own.c * 1.5 + 0.01);
      }
    }
  });

  it('with a name has white text, and the first step for a page in the dark', () => {
    const { contrast, alpha, steps } = grayPalette('slate', 'dark');
    expect(contrast).toBe('#ffffff');
    expect(steps[0]).toBe('#111113');
    expect(alpha[0]).toMatch(/00$/);
    expect(grayPalette('slate', 'light').alpha[0]).not.toMatch(/00$/);
  });

  it.each([
    ['slate', true],
    ['gray', true],
    ['teal', false],
    ['toString', false],
  ])('may be called %s: %s', (name, isOne) => {
    expect(isGrayName(name)).toBe(isOne);
  });

  it('has a surface that is see-through by a fifth in the light, and by half in the dark', () => {
    expect(accentPalette('#3e63dd', 'light').surface).toMatch(/cc$/);
    expect(accentPalette('#3e63dd', 'dark').surface).toMatch(/80$/);
  });
});

describe('a color by lightness, strength, and hue', () => {
  const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

  it('is the same color again', () => {
    fc.assert(
      fc.property(color, (hex) => {
        expect(hexOfLch(lchOf(labOf(hex)))).toBe(hex);
      }),
    );
  });

  it.each([
    ['#000000', 0, 0],
    ['#ffffff', 1, 0],
    ['#ff0000', 0.628, 0.258],
    ['#00ff00', 0.866, 0.295],
    ['#0000ff', 0.452, 0.313],
  ])('of %s is as in OKLCH', (hex, l, c) => {
    const found = lchOf(labOf(hex));
    expect(found.l).toBeCloseTo(l, 3);
    expect(found.c).toBeCloseTo(c, 3);
  });

  it('loses strength where screens can’t show it, not lightness or hue', () => {
    const wanted = { l: 0.7, c: 0.4, h: 2.5 };
    const shown = lchOf(labOf(hexOfLch(wanted)));
    expect(shown.l).toBeCloseTo(0.7, 2);
    expect(hueGap(shown.h, 2.5)).toBeLessThan(0.03);
    expect(shown.c).toBeLessThan(0.4);
    expect(shown.c).toBeGreaterThan(0.15);
  });

  it('is mixed part by part, and differs by the way between', () => {
    expect(mixed([0, 0, 0], [1, 0.5, -0.5], 0.25)).toEqual([0.25, 0.125, -0.125]);
    expect(distanceOf([0, 0, 0], [0.2, 0.3, 0.6])).toBeCloseTo(0.7, 10);
    expect(labOfLch({ l: 0.5, c: 0.2, h: Math.PI / 2 })[2]).toBeCloseTo(0.2, 10);
  });
});

describe('a CSS identifier', () => {
  it.each([
    ['Open-Sans_2', 'Open-Sans_2'],
    ['2nd', '\\32 nd'],
    ['-2nd', '-\\32 nd'],
    ['a2', 'a2'],
    ['a b', 'a\\20 b'],
    ['é😀', '\\e9 \\1f600 '],
    ['', ''],
  ])('of %j is %j', (text, name) => {
    expect(cssName(text)).toBe(name);
  });
});
