/** Letters that aren't accents, as people type them without that key. */
const spelledOut: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** Normalizes a text for searching: without case, accents, and punctuation between words. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[øłđðþßæœı]/g, (letter) => spelledOut[letter] ?? letter)
    .replace(/[\s_/,.()-]+/g, ' ')
    .trim();
}
