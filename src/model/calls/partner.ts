import * as z from 'zod/mini';
import { idSchema } from '../core/tolerant';
import { defineCall, nothing } from './call';

/** The shortest, usual, and longest time a minted token lasts, in seconds. */
export const tokenLifetime = { min: 10, default: 300, max: 3600 };

const partnerId = z.string().check(z.minLength(1), z.maxLength(200));
/** As browsers send it: no path, no trailing slash, no wildcard. */
const origin = z.string().check(z.refine((text) => /^https?:[^*]+$/.test(text) && originOf(text) === text));

const personRequest = z.object({
  /** Your own ID for this person. It stays the same when their email or name changes. */
  id: partnerId,
  name: z.string().check(z.maxLength(200)),
  /** An address that you have verified: a person with the email of a user in this account becomes that user. */
  email: z.string(),
  role: z.enum(['admin', 'agent']),
});
export type PartnerPerson = z.infer<typeof personRequest>;

const tokenRequest = z.object({
  /** The account that the service key belongs to. */
  accountId: idSchema,
  person: personRequest,
  /** From 10 seconds to an hour; 5 minutes unless set. */
  lifetimeSeconds: z.optional(z.int().check(z.gte(tokenLifetime.min), z.lte(tokenLifetime.max))),
  /** The sites that can use the token, like `https://portal.example.com`. */
  allowedOrigins: z.array(origin).check(z.minLength(1), z.maxLength(20)),
});
export type PartnerTokenRequest = z.infer<typeof tokenRequest>;

const revokeRequest = z.union([
  z.strictObject({ token: z.string().check(z.minLength(1)) }),
  z.strictObject({ personId: partnerId }),
  z.strictObject({ all: z.literal(true) }),
]);
export type PartnerRevocation = z.infer<typeof revokeRequest>;

/** The last time that a `Date` can hold. */
const latestTime = 8.64e15;

/** What `getToken` returns. */
export const partnerTokenAnswer = z.object({
  token: z.string().check(z.minLength(1)),
  /** Milliseconds since 1970. Without it, a token is used until it is rejected. */
  expiresAt: z.catch(z.optional(z.number().check(z.maximum(latestTime))), undefined),
});

/**
 * For a partner's server, which signs its own people in. The token of such a client is a service key, so a page in a
 * browser can't make these calls. A missing, revoked, or expired key is `unauthorized`.
 */
export const partnerCalls = {
  /**
   * Mints a short-lived token for a person, creates them on first use, and updates their name, email, and role. Another
   * account's ID is `notFound`. A taken email is `invalid` with code `user_exists`, and so is demoting the last admin,
   * with code `last_admin`. Too many are `rateLimited`.
   */
  createToken: defineCall({
    name: 'createPartnerToken',
    method: 'POST',
    path: '/partner/tokens',
    access: 'key',
    isOptional: true,
    request: tokenRequest,
    args: (request: PartnerTokenRequest) => ({ body: request }),
    answer: partnerTokenAnswer,
  }),
  /** Ends one minted token, every token of a person, or every token minted with this key. */
  revokeTokens: defineCall({
    name: 'revokePartnerTokens',
    method: 'DELETE',
    path: '/partner/tokens',
    access: 'key',
    isOptional: true,
    request: revokeRequest,
    args: (which: PartnerRevocation) => ({ body: which }),
    answer: nothing,
  }),
};

function originOf(text: string): string | undefined {
  return URL.canParse(text) ? new URL(text).origin : undefined;
}
