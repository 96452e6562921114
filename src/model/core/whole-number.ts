/** Reads a whole number written in Latin, Arabic, or Persian digits; undefined for anything else. */
export function readWholeNumber(text: string): number | undefined {
  const digits = text.trim().replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
  const number = Number(digits);
  return /^\d+$/.test(digits) && Number.isSafeInteger(number) ? number : undefined;
}
