import { describe, expect, it } from 'vitest';
import {
  canBeRead,
  contrastRatio,
  minTextContrast,
  nearestReadable,
  readableOn,
  readHexColor,
} from 'chatdeck/model/core/color';

/** Colors from all over the cube, the same in each run. */
const colors = Array.from({ length: 120 }, (_, index) => {
  const value = (index * 2654435761) % 0x1000000;
  return `#${value.toString(16).padStart(6, '0')}`;
});
const corners = ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#767676', '#777777'];

describe('readHexColor', () => {
  it.each([
    ['#3f51b5', '#3f51b5'],
    ['3F51B5', '#3f51b5'],
    [' #abc ', '#aabbcc'],
    ['#abcd', undefined],
    ['#12345g', undefined],
    ['red', undefined],
    ['', undefined],
  ])('reads %o as %o', (text, color) => {
    expect(readHexColor(text)).toBe(color);
  });
});

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#3f51b5', '#ffffff', 6.87],
    ['#ff0000', '#00ff00', 2.91],
    ['#abc', '#aabbcc', 1],
  ])('of %s and %s is %d, as WCAG has it', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 1);
  });

  it('is the same both ways, and between 1 and 21', () => {
    for (const one of colors) {
      const other = colors[colors.length - 1] ?? '';
      const ratio = contrastRatio(one, other);
      expect(ratio).toBe(contrastRatio(other, one));
      expect(ratio).toBeGreaterThanOrEqual(1);
      expect(ratio).toBeLessThanOrEqual(21);
    }
  });
});

describe('readableOn', () => {
  it('is readable on every color', () => {
    const worst = [...colors, ...corners].map((color) => contrastRatio(readableOn(color), color));
    expect(Math.min(...worst)).toBeGreaterThan(4);
  });
});

describe('nearestReadable', () => {
  it('leaves a readable color alone', () => {
    expect(nearestReadable('#FFF', '#3f51b5')).toBe('#ffffff');
  });

  it('passes on every color, and is nearer than black or white', () => {
    for (const [index, color] of colors.entries()) {
      for (const other of [...corners, colors[(index * 7) % colors.length] ?? '']) {
        const better = nearestReadable(color, other);
        expect(contrastRatio(better, other)).toBeGreaterThanOrEqual(minTextContrast);
        expect(nearestReadable(better, other)).toBe(better);
        const ends = ['#000000', '#ffffff'].filter((end) => canBeRead(end, other));
        const distances = ends.map((end) => distance(color, end));
        expect(distance(color, better)).toBeLessThanOrEqual(Math.min(...distances) + 0.01);
      }
    }
  });

  it('keeps the tone: a light yellow becomes a dark yellow on white', () => {
    const [red = 0, green = 0, blue = 0] = channels(nearestReadable('#ffc53d', '#ffffff'));
    expect(red).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(blue);
  });
});

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

function distance(one: string, other: string): number {
  const [a, b] = [channels(one), channels(other)];
  return Math.hypot(...a.map((channel, index) => channel - (b[index] ?? 0)));
}
