import { readColor, writeHex } from './color.ts';

/** A token of the Design Tokens format (2025.10), with the custom property that it comes from. */
export interface Token {
  $type: string;
  $value: unknown;
  $extensions: { chatdeck: { property: string } };
}

export function colorValue(text: string): object | undefined {
  const color = readColor(text);
  if (!color) return undefined;
  const [r, g, b, alpha] = color.map(rounded);
  return { colorSpace: 'srgb', components: [r, g, b], alpha, hex: writeHex(color) };
}

/** `calc(4px * 1 * 1)`, `12px` and `0`. */
export function dimensionValue(text: string): object | undefined {
  const [, product = text] = /^calc\((.*)\)$/.exec(text) ?? [];
  const factors = product.split('*').map((factor) => /^\s*(-?[\d.]+)(px|em|%)?\s*$/.exec(factor));
  if (factors.some((factor) => !factor)) return undefined;
  const value = factors.reduce((sum, factor) => sum * (Number(factor?.[1]) / (factor?.[2] === '%' ? 100 : 1)), 1);
  const unit = factors.map((factor) => factor?.[2]).find((found) => found === 'px' || found === 'em') ?? 'px';
  return { value: rounded(value), unit };
}

/** A list of shadows, each ending in its color. */
export function shadowValue(text: string): object[] | undefined {
  const shadows = splitOutside(text, ',').map((shadow) => {
    const [, lengths = '', color = ''] = /^((?:(?:inset|-?[\d.]+(?:px)?)\s+)+)(.*)$/.exec(shadow) ?? [];
    const parts = lengths.trim().split(/\s+/);
    const [x, y, blur, spread] = parts.filter((part) => part !== 'inset').map((part) => dimensionValue(part));
    const none = dimensionValue('0');
    const inset = parts.includes('inset');
    return { color: colorValue(color), offsetX: x, offsetY: y, blur: blur ?? none, spread: spread ?? none, inset };
  });
  return shadows.every(({ color }) => color) ? shadows : undefined;
}

/** Undefined for the font of the page around a theme. */
export function familyValue(text: string): string[] | undefined {
  if (text === 'initial') return undefined;
  return splitOutside(text, ',').map((name) => name.replace(/^["']|["']$/g, ''));
}

/** Splits at a character outside brackets. */
export function splitOutside(text: string, sign: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === sign && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
