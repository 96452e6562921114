import type { JsonObject } from 'chatdeck/model';
import type { AuditEvent, SignedTokens } from 'chatdeck/service';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';
import { createSignedTokens } from '../../examples/server/src/partners/signed-tokens';
import { readTrustedIssuers } from '../../examples/server/src/partners/trusted-issuers';

export interface TestPartner {
  signedTokens: SignedTokens;
  onAudit(event: AuditEvent): void;
  /** What was audited since the test began. */
  events: AuditEvent[];
  /** The public keys that the partner publishes. */
  published: JWK[];
  /** Signs claims with the newest key, as the partner does unless told otherwise. */
  sign(claims: JsonObject, header?: { alg?: string; kid?: string }, key?: CryptoKey | Uint8Array): Promise<string>;
  /** Signs with a new key from now on, and publishes it beside the former ones. */
  rotate(): Promise<void>;
}

export const issuer = 'https://id.fernwood.test';
export const audience = 'chatdeck';

/** A partner with an identity provider of its own, for the shops of two accounts. */
export async function createTestPartner(): Promise<TestPartner> {
  const published: JWK[] = [];
  const events: AuditEvent[] = [];
  let newest = await newPair();

  async function newPair() {
    const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
    const kid = crypto.randomUUID();
    published.push({ ...(await exportJWK(publicKey)), kid, alg: 'ES256' });
    return { kid, privateKey };
  }

  const issuers = readTrustedIssuers(
    JSON.stringify([
      {
        issuer,
        audience,
        jwksUrl: `${issuer}/jwks.json`,
        algorithms: ['ES256'],
        account: { claim: 'shop', ids: { acme: 1, globex: 2 } },
        allowedOrigins: ['https://portal.test'],
      },
    ]),
  );
  return {
    signedTokens: createSignedTokens(issuers, {
      cooldownMs: 0,
      fetch: () => Promise.resolve(Response.json({ keys: published })),
    }),
    onAudit: (event) => void events.push(event),
    events,
    published,
    sign: (claims, { alg = 'ES256', kid = newest.kid } = {}, key = newest.privateKey) =>
      new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(key),
    async rotate() {
      newest = await newPair();
    },
  };
}
