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
  const [a, b] = [toOklab(first), toOklab(second)];
  const mixed = a.map((part, index) => {
    const sum = part * first[3] * (1 - share) + (b[index] ?? 0) * second[3] * share;
    return alpha === 0 ? 0 : sum / alpha;
  });
  return [...fromOklab(mixed), alpha];
}

const cones = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const fromCones = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const toCones = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const toLinear = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

function toOklab([r, g, b]: Color): number[] {
  const linear = [r, g, b].map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return times(fromCones, times(cones, linear).map(Math.cbrt));
}

function fromOklab(lab: readonly number[]): [number, number, number] {
  const linear = times(
    toLinear,
    times(toCones, lab).map((part) => part ** 3),
  );
  const [r = 0, g = 0, b = 0] = linear.map((part) => {
    const encoded = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
    return Math.min(1, Math.max(0, encoded));
  });
  return [r, g, b];
}

function times(matrix: readonly (readonly number[])[], vector: readonly number[]): number[] {
  return matrix.map((row) => row.reduce((sum, factor, index) => sum + factor * (vector[index] ?? 0), 0));
}
