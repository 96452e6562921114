import { canBeRead, channelsOf, hexOf } from '../core/color';
import type { Oklab } from '../core/oklab';
import { distanceOf, hexOfLch, labOf, labOfLch, lchOf, mixed, type Lch } from './lch';
import { accentScales, grayScales } from './scales';

export type Appearance = 'light' | 'dark';
export type GrayName = keyof typeof grayScales;

/** All tokens of a scale, in one appearance. */
export interface Palette {
  /** From the page's background (1) to text (12); 9 is the color itself. */
  steps: readonly string[];
  /** The same colors over the page, as transparent ones. */
  alpha: readonly string[];
  /** Text on steps 9 and 10. */
  contrast: string;
  /** A see-through background. */
  surface: string;
}

/** What text in step 11 is read on besides its own scale: the page, panels, and marked rows in the default gray. */
const pages = { light: ['#ffffff', '#f0f0f0'], dark: ['#111111', '#222222'] } as const;
const surfaceAlpha = { light: 0.8, dark: 0.5 } as const;

/**
 * The scale of an accent color, made as Radix's palette generator makes it: mixed from the two nearest scales, then in the
 * color's own hue and strength. Unlike there, text on steps 9 and 10, and text in step 11, always has the contrast that
 * people need to read it.
 */
export function accentPalette(color: string, appearance: Appearance): Palette {
  const scales = { ...grayScales, ...accentScales };
  const scale = isHueless(color) ? lchScaleOf(grayScales.gray, appearance) : scaleFor(color, scales, appearance);
  const own = labOf(color);
  // White on a white page, or black on a black one, would be invisible.
  const isOnPage = distanceOf(own, labOfLch(stepOf(scale, 1))) < 0.25;
  const solid = isOnPage ? stepOf(scale, 9) : lchOf(own);
  const solidHex = isOnPage ? hexOfLch(solid) : color;
  const contrast = textOn(solid, solidHex);
  scale[8] = solid;
  scale[9] = hoverOf(solid, scale, contrast);
  const strongest = Math.max(solid.c, stepOf(scale, 8).c);
  for (const at of [10, 11]) scale[at] = { ...stepOf(scale, at + 1), c: Math.min(strongest, stepOf(scale, at + 1).c) };
  return finished(scale, appearance, contrast, solidHex);
}

/** The scale of a gray: one of Radix's, or mixed for a color. */
export function grayPalette(gray: string, appearance: Appearance): Palette {
  if (isGrayName(gray)) return withAlpha(hexScaleOf(grayScales[gray], appearance), appearance, '#ffffff', true);
  const scale = scaleFor(gray, grayScales, appearance);
  const solid = stepOf(scale, 9);
  return finished(scale, appearance, textOn(solid, hexOfLch(solid)));
}

export function isGrayName(name: string): name is GrayName {
  return Object.hasOwn(grayScales, name);
}

const grayOf: Record<GrayName, RegExp> = {
  mauve: /^(tomato|red|ruby|crimson|pink|plum|purple|violet)$/,
  slate: /^(iris|indigo|blue|sky|cyan)$/,
  sage: /^(teal|jade|mint|green)$/,
  olive: /^(grass|lime)$/,
  sand: /^(yellow|amber|orange|brown|gold|bronze)$/,
  gray: /./,
};

/** The gray scale that suits an accent, a color or a named one, as Radix Themes pairs them. */
export function matchingGray(accent: string): GrayName {
  const name = accent.startsWith('#') ? nearestName(accent) : accent;
  return (Object.keys(grayOf) as GrayName[]).find((gray) => grayOf[gray].test(name ?? '')) ?? 'gray';
}

function nearestName(color: string): string | undefined {
  return isHueless(color) ? 'gray' : nearestOf(color, { ...accentScales, gray: grayScales.gray }, 'light')[0]?.name;
}

/** Black and white have no hue. */
function isHueless(color: string): boolean {
  return /^#(000000|ffffff)$/.test(color);
}

type Scales = Readonly<Record<string, readonly [string, string]>>;

function hexScaleOf([light, dark]: readonly [string, string], appearance: Appearance): string[] {
  const digits = appearance === 'light' ? light : dark;
  return (digits.match(/.{6}/g) ?? []).map((six) => `#${six}`);
}

function labScaleOf(scale: readonly [string, string], appearance: Appearance): Oklab[] {
  return hexScaleOf(scale, appearance).map(labOf);
}

function lchScaleOf(scale: readonly [string, string], appearance: Appearance): Lch[] {
  return labScaleOf(scale, appearance).map(lchOf);
}

/** Counted from 1, as tokens are. */
function stepOf(scale: readonly Lch[], step: number): Lch {
  return scale[step - 1] ?? { l: 0, c: 0, h: 0 };
}

interface Near {
  name: string;
  /** Its nearest step. */
  lab: Oklab;
  distance: number;
}

/** The scales, sorted by the distance of their nearest step. */
function nearestOf(color: string, scales: Scales, appearance: Appearance): Near[] {
  const own = labOf(color);
  const nearest = Object.entries(scales).map(([name, scale]) => ({
    name,
    ...nearestStep(own, labScaleOf(scale, appearance)),
  }));
  return nearest.sort((a, b) => a.distance - b.distance);
}

function nearestStep(own: Oklab, scale: readonly Oklab[]): { lab: Oklab; distance: number } {
  return scale
    .map((lab) => ({ lab, distance: distanceOf(own, lab) }))
    .reduce((best, next) => (next.distance < best.distance ? next : best));
}

/** A mix of the two nearest scales, in the hue and strength of the color. */
function scaleFor(color: string, scales: Scales, appearance: Appearance): Lch[] {
  const own = labOf(color);
  const [first, ...others] = nearestOf(color, scales, appearance);
  if (!first) return [];
  // The grays are so similar that a second one adds nothing.
  const areAllGray = others.every(({ name }) => isGrayName(name));
  const second = others.find(({ name }) => areAllGray || !isGrayName(first.name) || !isGrayName(name)) ?? first;
  const share = shareOf(first, second);
  const scaleOf = ({ name }: Near) => labScaleOf(scales[name] ?? grayScales.gray, appearance);
  const secondScale = scaleOf(second);
  const mix = scaleOf(first).map((lab, at) => mixed(lab, secondScale[at] ?? lab, share));
  const { c, h } = lchOf(own);
  const base = lchOf(nearestStep(own, mix).lab);
  const strength = base.c > 0 ? c / base.c : 0;
  const scale = mix.map(lchOf).map((step) => ({ l: step.l, c: Math.min(c * 1.5, step.c * strength), h }));
  return appearance === 'light' ? scale : startingAt(lchOf(labOf(pages.dark[0])).l, scale);
}

/**
 * How much of the second scale to mix in. In the triangle of the color and the two nearest steps, the point between the
 * steps that is nearest to the color divides them; where it is not between them, the first scale alone is nearer.
 */
function shareOf(first: Near, second: Near): number {
  const [a, b, c] = [second.distance, first.distance, distanceOf(first.lab, second.lab)];
  if (b === 0 || c === 0) return 0;
  const tangentAt = (cosine: number) => cosine / Math.sqrt(Math.max(0, 1 - cosine ** 2));
  const [atFirst, atSecond] = [
    tangentAt((b ** 2 + c ** 2 - a ** 2) / (2 * b * c)),
    tangentAt((a ** 2 + c ** 2 - b ** 2) / (2 * a * c)),
  ];
  const ratio = atFirst / atSecond;
  return Number.isFinite(ratio) ? Math.min(1, Math.max(0, ratio) * 0.5) : 0;
}

/** Moves the first steps so that the scale starts at the page's lightness; the later a step, the less it moves. */
function startingAt(lightness: number, scale: readonly Lch[]): Lch[] {
  const difference = stepOf(scale, 1).l - lightness;
  return scale.map((step, at) => ({ ...step, l: step.l - difference * (1 - Math.cbrt(at / (scale.length - 1))) ** 3 }));
}

/** White, or else a dark shade of the background's hue that can be read on it. */
function textOn(background: Lch, hex: string): string {
  if (canBeRead('#ffffff', hex)) return '#ffffff';
  const dark: Lch = { l: 0.25, c: Math.max(0.08 * background.c, Math.min(0.04, background.c)), h: background.h };
  return firstReadable(dark, [hex], -1);
}

/** A little darker, or lighter for a dark color, in the strength and hue of the nearest step, and still behind its text. */
function hoverOf(solid: Lch, scale: readonly Lch[], text: string): Lch {
  const distance = 0.03 / (solid.l + 0.1);
  const toward = (sign: number): Lch => {
    const moved = { l: solid.l + sign * distance, c: solid.l > 0.4 ? solid.c * 0.93 : solid.c, h: solid.h };
    const { lab } = nearestStep(labOfLch(moved), scale.map(labOfLch));
    const { c, h } = lchOf(lab);
    return { l: moved.l, c, h };
  };
  const usual = solid.l > 0.4 ? -1 : 1;
  return canBeRead(text, hexOfLch(toward(usual))) ? toward(usual) : toward(-usual);
}

/** The color, or its nearest shade toward black (-1) or white (1) that can be read on all backgrounds. */
function firstReadable(color: Lch, backgrounds: readonly string[], sign: 1 | -1): string {
  for (let { l } = color; l > 0 && l < 1; l += 0.005 * sign) {
    const hex = hexOfLch({ ...color, l });
    if (backgrounds.every((background) => canBeRead(hex, background))) return hex;
  }
  return sign < 0 ? '#000000' : '#ffffff';
}

/**
 * The scale in hex, with steps 11 and 12 readable on the steps that are backgrounds, and on the page. An accent's step 9 is
 * to the letter what it was given.
 */
function finished(scale: readonly Lch[], appearance: Appearance, contrast: string, accent?: string): Palette {
  const steps = scale.map((step, at) => (at === 8 && accent ? accent : hexOfLch(step)));
  const backgrounds = [...steps.slice(0, 3), ...pages[appearance]];
  const sign = appearance === 'light' ? -1 : 1;
  for (const step of [11, 12]) steps[step - 1] = firstReadable(stepOf(scale, step), backgrounds, sign);
  return withAlpha(steps, appearance, contrast, accent === undefined);
}

function withAlpha(steps: readonly string[], appearance: Appearance, contrast: string, isGray: boolean): Palette {
  const [background = '', panel = ''] = steps;
  // A dark page has the first gray.
  const page = isGray && appearance === 'dark' ? background : pages[appearance][0];
  const alpha = steps.map((step) => transparent(step, page));
  return { steps, alpha, contrast, surface: transparent(panel, page, surfaceAlpha[appearance]) };
}

/**
 * The color that looks like another when it is over the page: as little of it as possible, or as much as is given. It
 * darkens the page only where no part of the other color is lighter.
 */
function transparent(color: string, page: string, given?: number): string {
  const [own, behind] = [channelsOf(color), channelsOf(page)];
  const end = own.some((channel, at) => channel > (behind[at] ?? 0)) ? 255 : 0;
  const needed = own.map((channel, at) => {
    const from = behind[at] ?? 0;
    return from === end ? 0 : (channel - from) / (end - from);
  });
  const alpha = given ?? Math.ceil(Math.max(...needed) * 255) / 255;
  const channels = own.map((channel, at) => {
    const from = behind[at] ?? 0;
    return alpha === 0 ? 0 : Math.min(255, Math.max(0, Math.round((channel - from * (1 - alpha)) / alpha)));
  });
  return `${hexOf(channels)}${hexOf([Math.round(alpha * 255)]).slice(1)}`;
}
