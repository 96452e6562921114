/** `#aabbcc` of any way to write it: with or without `#`, three digits or six, in any case. */
export function readHexColour(text: string): string | undefined {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 6 ? digits : digits.replace(/./g, '$&$&')}`;
}

/** Whether typing on can still make a colour of the text. */
export function isHexColourBegun(text: string): boolean {
  return /^#?[\da-f]{0,6}$/i.test(text.trim());
}
