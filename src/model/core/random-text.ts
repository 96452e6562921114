const lowercaseAndDigits = 'abcdefghijklmnopqrstuvwxyz0123456789';
const lettersAndDigits = `ABCDEFGHIJKLMNOPQRSTUVWXYZ${lowercaseAndDigits}`;

/** A new id for what a person adds: 10 random lowercase letters and digits. */
export function newId(): string {
  return randomText(10, lowercaseAndDigits);
}

/** `length` random letters and digits, or characters of another alphabet of at most 256, each equally likely. */
export function randomText(length: number, alphabet = lettersAndDigits): string {
  // Bytes from here on would make the first characters likelier.
  const limit = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < limit && text.length < length) text += alphabet.charAt(byte % alphabet.length);
    }
  }
  return text;
}
