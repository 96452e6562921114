/**
 * Decodes numeric entities in text from Slack and visitors: `&#39;` becomes `'`. The result is plain text, not markup.
 * An entity that does not stand for a valid text character stays as is.
 */
export function decodeEntities(text: string): string {
  return text.replace(/&#(?:x([0-9a-f]+)|(\d+));/gi, (entity, hex: string | undefined, decimal: string) => {
    const codePoint = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return isCharacter(codePoint) ? String.fromCodePoint(codePoint) : entity;
  });
}

function isCharacter(codePoint: number): boolean {
  const isControl = codePoint < 0x20 ? ![0x09, 0x0a, 0x0d].includes(codePoint) : codePoint >= 0x7f && codePoint <= 0x9f;
  const isSurrogate = codePoint >= 0xd800 && codePoint <= 0xdfff;
  return !isControl && !isSurrogate && codePoint <= 0x10ffff;
}
