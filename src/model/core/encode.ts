/** A text as a part of an address. Half a character, of which no address can be made, becomes the mark of a lost one. */
export function encodePart(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));
}
