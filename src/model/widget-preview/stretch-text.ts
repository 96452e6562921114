import type { WidgetLook } from './widget-preview';
import { widgetTextNames } from './widget-texts';

/** How much longer translations get, by the length of the English text: short ones grow the most. */
const growth = [
  { upTo: 10, factor: 2 },
  { upTo: 20, factor: 1.8 },
  { upTo: 30, factor: 1.6 },
  { upTo: 50, factor: 1.4 },
];
const LEAST_GROWTH = 1.3;

const accents: Record<string, string> = Object.fromEntries(
  // cspell:disable-next-line
  [...'aáeéiîoöuüyýcçnñsšzžAÅEÉIÎOØUÜCÇNÑSŠZŽ'.matchAll(/(.)(.)/gu)].map(([, letter = '', accented = '']) => [
    letter,
    accented,
  ]),
);

/** Pseudo-text: the same words with accents, and as much longer as a translation may be. */
export function stretchText(text: string): string {
  const accented = text.replace(/[a-z]/gi, (letter) => accents[letter] ?? letter);
  const words = accented.split(/\s+/u).filter((word) => word !== '');
  if (words.length === 0) return text;
  const { factor } = growth.find(({ upTo }) => text.length <= upTo) ?? { factor: LEAST_GROWTH };
  let stretched = accented;
  for (let index = 0; stretched.length < text.length * factor; index += 1) {
    stretched += ` ${words[index % words.length] ?? ''}`;
  }
  return stretched;
}

/** A look with every text of the widget stretched. */
export function stretchLook(look: WidgetLook): WidgetLook {
  const texts = widgetTextNames.map((name) => [name, stretchText(look[name])]);
  return { ...look, ...(Object.fromEntries(texts) as Partial<WidgetLook>) };
}
