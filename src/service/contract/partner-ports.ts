import type { PartnerPerson } from '../../model/calls/partner';

/** A token signed by a partner, after its signature, issuer, audience, and times have been checked. */
export interface SignedToken {
  accountId: number;
  person: PartnerPerson;
  /** Whether the partner has verified that the email is the person’s. */
  isEmailVerified: boolean;
  issuedAt: Date;
  /** The only sites that can use it; null if the service’s own list is enough. */
  allowedOrigins: readonly string[] | null;
}

/** Recognizes the tokens that partners sign themselves. */
export interface SignedTokens {
  /**
   * What a JSON Web Token says; undefined if it isn’t from a trusted partner, or isn’t valid at `now`. Rejects if the
   * partner’s keys can’t be loaded.
   */
  verify(token: string, now: Date): Promise<SignedToken | undefined>;
}

/** Something that happened to a partner’s keys, people, or tokens. Never contains a key or a token. */
export interface AuditEvent {
  action:
    'keyCreated' | 'keyRotated' | 'keyRevoked' | 'tokenMinted' | 'tokensRevoked' | 'personCreated' | 'personUpdated';
  at: Date;
  accountId: number;
  /** The service key it was done with, or to. */
  keyId?: number | undefined;
  /** The partner’s id for the person. */
  personId?: string | undefined;
  userId?: number | undefined;
  role?: PartnerPerson['role'] | undefined;
  expiresAt?: Date | undefined;
  allowedOrigins?: readonly string[] | undefined;
}
