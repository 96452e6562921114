import { fromOklab, toOklab, type Oklab, type Rgb } from '../../src/model/core/oklab.ts';

/** Red, green, blue and alpha, from 0 to 1. */
export type Color = readonly [number, number, number, number];

const names: Record<string, string> = { white: '#ffffff', black: '#000000', transparent: '#00000000' };

/** A color as a sheet writes it; undefined if it isn't one. */
export function readColor(text: string): Color | undefined {
  const value = names[text] ?? text;
  const mix = /^color-mix\(in oklab, ?(.+), ?(.+?) ([\d.]+)%\)$/.exec(value);
  if (mix) {
    const [first, second] = [readColor(mix[1] ?? ''), readColor(mix[2] ?? '')];
    return first && second && mixInOklab(first, second, Number(mix[3]) / 100);
  }
  const rgb = /^rgba?\(([^)]+)\)$/.exec(value);
  if (rgb) {
    const [r = 0, g = 0, b = 0, a = 1] = (rgb[1] ?? '').split(/[\s,/]+/).map(Number);
    return [r / 255, g / 255, b / 255, a];
  }
  const hex = /^#([\da-f]{3,8})$/i.exec(value)?.[1];
  if (hex === undefined) return undefined;
  const digits = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const [r = 0, g = 0, b = 0, a = 255] = digits.match(/../g)?.map((pair) => parseInt(pair, 16)) ?? [];
  return [r / 255, g / 255, b / 255, a / 255];
}

export function writeHex(color: Color): string {
  const digits = color.map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.slice(0, 3).join('')}`;
}

/** As `color-mix` does it: by alpha first, then by how much of each. */
function mixInOklab(first: Color, second: Color, share: number): Color {
  const alpha = first[3] * (1 - share) + second[3] * share;
  const [a, b] = [toOklab(opaque(first)), toOklab(opaque(second))];
  const partAt = (index: 0 | 1 | 2) => {
    const sum = a[index] * first[3] * (1 - share) + b[index] * second[3] * share;
    return alpha === 0 ? 0 : sum / alpha;
  };
  const mixed: Oklab = [partAt(0), partAt(1), partAt(2)];
  const [red, green, blue] = fromOklab(mixed);
  return [inRange(red), inRange(green), inRange(blue), alpha];
}

function opaque([red, green, blue]: Color): Rgb {
  return [red, green, blue];
}

function inRange(part: number): number {
  return Math.min(1, Math.max(0, part));
}
