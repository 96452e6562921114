/** Red, green, and blue from 0 to 1. A color that screens can't show has parts outside that range. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Lightness from 0 to 1, and two axes: green to red, blue to yellow. Equal distances look equally large. */
export type Oklab = readonly [lightness: number, a: number, b: number];

type Matrix = readonly [Rgb, Rgb, Rgb];

const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const conesToLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const labToCones: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const conesToLinear: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

export function toOklab(rgb: Rgb): Oklab {
  return times(conesToLab, each(times(toCones, each(rgb, linearOf)), Math.cbrt));
}

export function fromOklab(lab: Oklab): Rgb {
  return each(
    times(
      conesToLinear,
      each(times(labToCones, lab), (part) => part ** 3),
    ),
    encodedOf,
  );
}

/** The light of an encoded part (sRGB). */
export function linearOf(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function encodedOf(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
}

function times([first, second, third]: Matrix, [x, y, z]: Rgb): Rgb {
  const sum = ([a, b, c]: Rgb) => a * x + b * y + c * z;
  return [sum(first), sum(second), sum(third)];
}

function each([x, y, z]: Rgb, change: (part: number) => number): Rgb {
  return [change(x), change(y), change(z)];
}
