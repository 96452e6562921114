const lowercaseAndDigits = 'abcdefghijklmnopqrstuvwxyz0123456789';
const lettersAndDigits = `ABCDEFGHIJKLMNOPQRSTUVWXYZ${lowercaseAndDigits}`;

/** A new ID for an item the user adds: 10 random lowercase letters and digits. */
export function newId(): string {
  return randomText(10, lowercaseAndDigits);
}

/**
 * `length` random characters, each equally likely: letters and digits, or another alphabet of at most 256 characters.
 */
export function randomText(length: number, alphabet = lettersAndDigits): string {
  // Higher bytes are dropped because they would favor the alphabet's first characters.
  const limit = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < limit && text.length < length) text += alphabet.charAt(byte % alphabet.length);
    }
  }
  return text;
}
