import type { Hono } from 'hono';
import { calls } from '../../model/calls';
import { tokenLifetime } from '../../model/calls/partner';
import { notFound, serviceKeyUnknown } from '../base/refusal';
import { hashToken } from '../base/tokens';
import type { ServiceContext } from '../http/context';
import { bindKey, readId } from '../http/handle';
import { createLimits, mintLimit, mintPersonLimit } from '../http/limits';
import { syncPerson } from '../partner/people';

/** Tokens for the people whom a partner signs in itself. */
export function partnerTokenRoutes(app: Hono, context: ServiceContext): void {
  const { store, now, newToken, audit } = context;
  const limits = createLimits(store, now);

  bindKey(app, context, calls.createPartnerToken, async ({ key, body }) => {
    const { accountId, id: keyId } = key;
    const { person, lifetimeSeconds = tokenLifetime.default, allowedOrigins } = body;
    if (readId(body.accountId) !== accountId) throw notFound();
    await limits.take(mintLimit, String(accountId));
    await limits.take(mintPersonLimit, `${accountId} ${person.id}`);

    const createdAt = now();
    const expiresAt = new Date(createdAt.getTime() + lifetimeSeconds * 1000);
    const user = await syncPerson(context, person, { accountId, keyId, issuedAt: createdAt, isEmailVerified: true });
    const token = newToken();
    const session = { tokenHash: await hashToken(token), userId: user.id, accountId, createdAt, expiresAt };
    // The key may have been revoked, or the user removed, in the meantime.
    const isCreated = await store.sessions.create(
      { ...session, allowedOrigins, serviceKeyId: keyId },
      user.passwordHash,
    );
    if (!isCreated) throw serviceKeyUnknown();
    const what = { accountId, keyId, personId: person.id, userId: user.id, role: person.role };
    audit({ action: 'tokenMinted', at: createdAt, ...what, expiresAt, allowedOrigins });
    return { token, expiresAt: expiresAt.getTime() };
  });

  bindKey(app, context, calls.revokePartnerTokens, async ({ key: { accountId, id: keyId }, body }) => {
    if ('token' in body) await store.partner.revokeToken(accountId, await hashToken(body.token));
    else if ('personId' in body) await store.partner.revokePerson(accountId, body.personId, now());
    else await store.partner.revokeTokensOfKey(accountId, keyId);
    audit({
      action: 'tokensRevoked',
      at: now(),
      accountId,
      keyId,
      personId: 'personId' in body ? body.personId : undefined,
    });
    return undefined;
  });
}
