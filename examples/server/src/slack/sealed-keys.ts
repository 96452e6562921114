import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const [ivLength, tagLength] = [12, 16];

/** Keeps Slack's tokens unreadable in the database. */
export interface SealedKeys {
  /** Empty stays empty. */
  seal(token: string): string;
  /** Undefined for what was not sealed here, or with another secret. */
  open(sealed: string): string | undefined;
}

export function createSealedKeys(secret: string): SealedKeys {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'chatdeck slack tokens', 32));
  return {
    seal(token) {
      if (token === '') return '';
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, key, iv);
      const parts = [iv, cipher.update(token, 'utf8'), cipher.final()];
      return Buffer.concat([...parts, cipher.getAuthTag()]).toString('base64url');
    },
    open(sealed) {
      try {
        const bytes = Buffer.from(sealed, 'base64url');
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength), { authTagLength: tagLength });
        decipher.setAuthTag(bytes.subarray(-tagLength));
        const text = decipher.update(bytes.subarray(ivLength, -tagLength));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
