import { Refusal } from '../base/refusal';
import type { SignedToken, SignedTokens } from '../contract/partner-ports';
import type { SignedIn } from '../contract/records';
import { isOutdated, isRevoked, syncPerson, type PartnerContext } from './people';

export interface SignedTokenContext extends PartnerContext {
  signedTokens: SignedTokens | undefined;
}

/** Whether a token has the form of a JSON Web Token. Our own have no dots. */
export function isSigned(token: string): boolean {
  return token.split('.').length === 3;
}

/** The user a partner signed a token for; undefined if the token isn’t trusted. */
export async function signedInBy(token: string, context: SignedTokenContext): Promise<SignedIn | undefined> {
  const signed = await verify(token, context);
  if (!signed) return undefined;
  const { accountId, person, issuedAt, isEmailVerified, allowedOrigins } = signed;
  const { signedIn, revokedAt } = await context.store.partner.find(accountId, person.id);
  if (isRevoked(issuedAt, revokedAt)) return undefined;
  if (signedIn && isOutdated(issuedAt, signedIn.user)) return { ...signedIn, allowedOrigins };
  const account = signedIn?.account ?? (await context.store.accounts.find(accountId));
  if (!account) return undefined;
  const user = await syncPerson(context, person, { accountId, issuedAt, isEmailVerified });
  return { user, account, allowedOrigins };
}

/** Without the partner’s keys, no one knows whether a token is good: that ends no session. */
async function verify(token: string, { signedTokens, now }: SignedTokenContext): Promise<SignedToken | undefined> {
  try {
    return await signedTokens?.verify(token, now());
  } catch (error) {
    const refusal = new Refusal(503, 'sign_in_unavailable', 'Your sign-in can’t be checked right now. Try again.');
    refusal.retryAfter = 5;
    refusal.cause = error;
    throw refusal;
  }
}
