import { channelsOf, hexOf } from '../core/color';
import { fromOklab, toOklab, type Oklab, type Rgb } from '../core/oklab';

/** A color by how light it is, how strong, and of which hue, in radians. */
export interface Lch {
  l: number;
  c: number;
  h: number;
}

export function labOf(color: string): Oklab {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => channel / 255);
  return toOklab([red, green, blue]);
}

export function lchOf([l, a, b]: Oklab): Lch {
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) };
}

export function labOfLch({ l, c, h }: Lch): Oklab {
  return [l, c * Math.cos(h), c * Math.sin(h)];
}

/** How different two colors look. */
export function distanceOf(one: Oklab, other: Oklab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

export function mixed(one: Oklab, other: Oklab, share: number): Oklab {
  const between = (from: number, to: number) => from + (to - from) * share;
  return [between(one[0], other[0]), between(one[1], other[1]), between(one[2], other[2])];
}

/** `#aabbcc` of a color. One out of gamut keeps its lightness and hue, and loses strength. */
export function hexOfLch(color: Lch): string {
  let [shown, tooStrong] = [0, color.c];
  if (isInGamut(fromOklab(labOfLch(color)))) shown = color.c;
  else {
    for (let round = 0; round < 16; round += 1) {
      const middle = (shown + tooStrong) / 2;
      if (isInGamut(fromOklab(labOfLch({ ...color, c: middle })))) shown = middle;
      else tooStrong = middle;
    }
  }
  const rgb = fromOklab(labOfLch({ ...color, c: shown }));
  return hexOf(rgb.map((part) => Math.round(Math.min(1, Math.max(0, part)) * 255)));
}

const TOLERANCE = 0.001;

function isInGamut(rgb: Rgb): boolean {
  return rgb.every((part) => part >= -TOLERANCE && part <= 1 + TOLERANCE);
}
