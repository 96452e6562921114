import type { LabelOverride } from 'chatdeck';
import { labelSets } from './label-sets';

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const accented = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞQŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļṁñöþqŕšţûṽŵẋýž';
const letters = new Map([...plain].map((letter, index) => [letter, [...accented][index] ?? letter]));
const filling = 'one two three four five six seven eight nine ten ';

/** English with accents, in brackets and 40% longer: reveals texts outside labels and places that are too narrow. */
export const pseudo: readonly LabelOverride[] = [...labelSets.values()].map(({ name, defaults }) => ({
  name,
  texts: pseudoOf(defaults) as object,
}));

function pseudoOf(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value, []);
  if (typeof value === 'function') {
    return (...given: unknown[]) => pseudoText(String((value as (...given: unknown[]) => unknown)(...given)), given);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, pseudoOf(part)]));
}

/** What the text was made of stays as it was, and so do names in braces and tags. */
export function pseudoText(text: string, given: readonly unknown[]): string {
  if (!/[a-z]/i.test(text)) return text;
  const kept = given.flatMap(textsIn).filter((part) => /\p{L}/u.test(part));
  const parts = kept.sort((a, b) => b.length - a.length).map(escaped);
  const pieces = text.split(new RegExp(`(${[...parts, '\\{\\w+\\}', '<\\/?\\w+>', 'https?:\\S+'].join('|')})`, 'u'));
  const own = pieces.map((piece, index) => (index % 2 === 0 ? accent(piece) : piece)).join('');
  const isOwn = pieces.some((piece, index) => /[a-z]/i.test(piece) && (index % 2 === 0 || !kept.includes(piece)));
  return isOwn ? `[!!! ${own} ${accent(longer(text))}!!!]` : text;
}

function accent(text: string): string {
  return [...text].map((letter) => letters.get(letter) ?? letter).join('');
}

function longer({ length }: string): string {
  // The brackets make up for ten letters.
  const more = Math.max(0, Math.ceil(length * 0.4) - 10);
  return more === 0
    ? ''
    : `${filling
        .repeat(1 + more / filling.length)
        .slice(0, more)
        .trim()} `;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
