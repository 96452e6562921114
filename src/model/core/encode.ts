/** Encodes text as a URL component. Replaces lone surrogates, which cannot be encoded, with U+FFFD. */
export function encodePart(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));
}
