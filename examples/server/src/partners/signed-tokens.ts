import type { SignedToken, SignedTokens } from 'chatdeck/service';
import { decodeJwt, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod';
import { partnerKeys, type KeysOptions } from './partner-keys';
import type { TrustedIssuer } from './trusted-issuers';

interface Partner extends TrustedIssuer {
  keys: JWTVerifyGetKey;
}

/** Checks JSON Web Tokens that trusted partners signed. */
export function createSignedTokens(issuers: readonly TrustedIssuer[], options?: KeysOptions): SignedTokens {
  const partners = new Map<string, Partner>(
    issuers.map((issuer) => [issuer.issuer, { ...issuer, keys: partnerKeys(issuer.jwksUrl, options) }]),
  );
  return {
    async verify(token, now) {
      try {
        const partner = partners.get(decodeJwt(token).iss ?? '');
        return partner && readClaims(await verifiedClaims(token, partner, now), partner);
      } catch (error) {
        // Doesn't reveal what is wrong with a token.
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

async function verifiedClaims(token: string, partner: Partner, currentDate: Date): Promise<JWTPayload> {
  const { issuer, audience, algorithms, clockSkewSeconds, maxLifetimeSeconds } = partner;
  const { payload } = await jwtVerify(token, partner.keys, {
    issuer,
    audience,
    algorithms,
    clockTolerance: clockSkewSeconds,
    maxTokenAge: maxLifetimeSeconds,
    requiredClaims: ['exp', 'iat'],
    currentDate,
  });
  return payload;
}

/** A text that every store can keep. */
const storable = z.string().refine((value) => !/\0|\p{Surrogate}/u.test(value));
const personSchema = z.object({
  id: storable.min(1).max(200),
  name: storable.max(200).default(''),
  email: storable,
  role: z.enum(['admin', 'agent']),
});

/** The account and person in a token; undefined if it doesn't have them, or lasts too long. */
function readClaims(payload: JWTPayload, partner: Partner): SignedToken | undefined {
  const { claims, account, allowedOrigins = null, maxLifetimeSeconds } = partner;
  const { iat = 0, exp = Infinity } = payload;
  const { data: person } = personSchema.safeParse({
    id: payload[claims.id],
    name: payload[claims.name],
    email: payload[claims.email],
    role: payload[claims.role],
  });
  const accountId = accountOf(payload, account);
  if (!person || accountId === undefined || exp - iat > maxLifetimeSeconds) return undefined;
  const isEmailVerified = payload.email_verified === true;
  return { accountId, person, isEmailVerified, issuedAt: new Date(iat * 1000), allowedOrigins };
}

function accountOf(payload: JWTPayload, account: TrustedIssuer['account']): number | undefined {
  if (typeof account === 'number') return account;
  const named = payload[account.claim];
  return typeof named === 'string' && Object.hasOwn(account.ids, named) ? account.ids[named] : undefined;
}
