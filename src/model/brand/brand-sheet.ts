import { readHexColor } from '../core/color';
import { cssName, readFontFamily } from './css-names';
import { accentPalette, grayPalette, isGrayName, matchingGray, type Appearance, type Palette } from './palette';
import { accentScales } from './scales';
import { darkTheme, defaultGray } from './stylesheet';

/** A brand. Anything absent stays as in the stylesheet. */
export interface Brand {
  /** A hex color. */
  accent?: string | undefined;
  /** A hex color, or one of Radix's grays. */
  gray?: string | undefined;
  radius?: Radius | undefined;
  scaling?: Scaling | undefined;
  /** A list of CSS font families. */
  font?: string | undefined;
}

/** What a theme has in its attributes where it is not a brand's: `[data-accent-color=indigo]`. */
export interface Marks {
  accent: string;
  gray: string;
  radius: string;
  scaling: string;
  font: string;
}

export const radii = ['none', 'small', 'medium', 'large', 'full'] as const;
export type Radius = (typeof radii)[number];

export const scalingValues = ['90%', '95%', '100%', '105%', '110%'] as const;
export type Scaling = (typeof scalingValues)[number];

/** The attributes of a theme without its own look. */
export const defaultMarks: Marks = {
  accent: '[data-accent-color=indigo]',
  gray: `[data-gray-color=${defaultGray}]`,
  radius: '[data-radius=medium]',
  scaling: '[data-scaling="100%"]',
  font: '',
};

/** The attributes of a theme with this brand. */
export function marksOf({ accent, gray, font, radius, scaling }: Brand): Marks {
  const mark = (attribute: string, value = '') => `[${attribute}=${cssName(value)}]`;
  return {
    accent: mark('data-accent-color', accent),
    gray: mark('data-gray-color', gray),
    radius: mark('data-radius', radius),
    scaling: mark('data-scaling', scaling),
    font: mark('data-font', font),
  };
}

/**
 * The rules that give themes with these marks a brand, in the light and in the dark. They weigh more than those of the
 * stylesheet, in any order. With a brand's own marks, no character ends a `style` element or is escaped in one.
 */
export function brandSheet(brand: Brand, marks: Marks = marksOf(brand)): string {
  const rules: string[] = [];
  const add = (mark: string, declarations: string) => rules.push(`${root}${mark}{${declarations}}`);
  const addBoth = (mark: string, declarationsIn: (appearance: Appearance) => string) => {
    add(mark, declarationsIn('light'));
    add(`${mark}${darkTheme}`, declarationsIn('dark'));
  };
  const { accent, gray, radius, scaling, font } = brand;
  if (accent !== undefined) addBoth(marks.accent, (appearance) => tokens('accent', accentPalette(accent, appearance)));
  if (gray !== undefined) addBoth(marks.gray, (appearance) => tokens('gray', grayPalette(gray, appearance)));
  if (radius !== undefined) add(marks.radius, radiusTokens[radius]);
  if (scaling !== undefined) add(marks.scaling, `--scaling:${Number.parseInt(scaling, 10) / 100}`);
  const family = font === undefined ? undefined : readFontFamily(font);
  if (family !== undefined) add(marks.font, `--default-font-family:${family}`);
  return rules.join('\n');
}

/** One class more than the stylesheet's own rules have. */
const root = '.chatdeck.chatdeck.chatdeck.chatdeck';

function tokens(name: 'accent' | 'gray', { steps, alpha, contrast, surface }: Palette): string {
  const declarations = [
    ...steps.map((color, at) => `--${name}-${at + 1}:${color}`),
    ...alpha.map((color, at) => `--${name}-a${at + 1}:${color}`),
    `--${name}-contrast:${contrast}`,
    `--${name}-surface:${surface}`,
    `--${name}-indicator:var(--${name}-9)`,
    `--${name}-track:var(--${name}-9)`,
  ];
  return declarations.join(';');
}

/** As Radix Themes rounds corners. */
const radiusTokens: Record<Radius, string> = {
  none: radiusOf(0, '0px', '0.5px'),
  small: radiusOf(0.75, '0px', '0.5px'),
  medium: radiusOf(1, '0px', '9999px'),
  large: radiusOf(1.5, '0px', '9999px'),
  full: radiusOf(1.5, '9999px', '9999px'),
};

function radiusOf(factor: number, full: string, thumb: string): string {
  return `--radius-factor:${factor};--radius-full:${full};--radius-thumb:${thumb}`;
}

/** A normalized accent: a hex color or a name. Undefined if it is neither. */
export function readAccent(text: string): string | undefined {
  return Object.hasOwn(accentScales, text) || text === 'gray' ? text : hashed(text);
}

/** A normalized gray: a hex color or a name. `auto` is the gray that suits the accent. */
export function readGray(text: string, accent: string): string | undefined {
  if (text === 'auto') return matchingGray(accent);
  return isGrayName(text) ? text : hashed(text);
}

/** Without the hash, it is more likely a misspelled name: `bad`, `decade`. */
function hashed(text: string): string | undefined {
  return text.startsWith('#') ? readHexColor(text) : undefined;
}
