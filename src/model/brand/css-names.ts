/** Escapes any text as a CSS identifier, in characters that HTML doesn't escape. */
export function cssName(text: string): string {
  return text
    .replace(/[^\w-]/gu, escapeOf)
    .replace(/^(-?)(\d)/, (_, dash: string, digit: string) => dash + escapeOf(digit));
}

function escapeOf(character: string): string {
  return `\\${(character.codePointAt(0) ?? 0).toString(16)} `;
}

/** One family and the comma after it: in quotes, from a custom property, or plain words. */
const family = /\s*(?:"([^"]+)"|'([^']+)'|(var\(--[\w-]+\))|([\p{L}\p{N}_.\s-]+?))\s*(?:,(?=.)|$)/suy;

/** A list of font families as CSS reads it, without quotes; undefined if it isn't one. */
export function readFontFamily(text: string): string | undefined {
  const families: string[] = [];
  family.lastIndex = 0;
  while (family.lastIndex < text.length) {
    const found = family.exec(text);
    if (!found) return undefined;
    const [, double, single, property, plain] = found;
    const words = (double ?? single ?? plain ?? '').split(/\s+/).filter((word) => word !== '');
    const written = property ?? words.map(cssName).join(' ');
    if (written === '') return undefined;
    families.push(written);
  }
  return families.length > 0 ? families.join(',') : undefined;
}
