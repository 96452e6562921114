/** An opaque session token of 256 random bits. */
export function randomToken(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** What a store keeps of a token: its SHA-256 hash in hex. */
export async function hashToken(token: string): Promise<string> {
  const atOnce = nodeCrypto?.createHash('sha256').update(token).digest('hex');
  return atOnce ?? toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))));
}

const surroundings: { process?: Partial<NodeJS.Process> } = globalThis;

/**
 * Uses Node’s own crypto where available: every call hashes a token, and Web Crypto would make each wait for another
 * thread.
 */
const nodeCrypto = surroundings.process?.getBuiltinModule?.('node:crypto');

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
