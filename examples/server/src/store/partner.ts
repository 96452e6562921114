import { longestSignedTokenMs, type PartnerStore } from 'chatdeck/service';
import { and, asc, DrizzleQueryError, eq, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '../database/database';
import { accounts, revocations, sessions, users } from '../database/schema';
import { lockAccount } from './accounts';

export function partnerStore(db: Database): PartnerStore {
  async function findRevocation(tx: Database, accountId: number, partnerId: string): Promise<Date | undefined> {
    const isTheirs = and(eq(revocations.accountId, accountId), eq(revocations.partnerId, partnerId));
    const [found] = await tx.select().from(revocations).where(isTheirs);
    return found?.revokedAt;
  }
  const isPerson = (accountId: number, partnerId: string) =>
    and(eq(users.accountId, accountId), eq(users.partnerId, partnerId));

  return {
    async find(accountId, partnerId) {
      const [signedIn] = await db
        .select({ user: users, account: accounts })
        .from(users)
        .innerJoin(accounts, eq(accounts.id, users.accountId))
        .where(isPerson(accountId, partnerId));
      const revokedAt = await findRevocation(db, accountId, partnerId);
      return { signedIn: signedIn && { ...signedIn, allowedOrigins: null }, revokedAt };
    },
    sync: (accountId, partnerId, change) =>
      db
        .transaction(async (tx) => {
          await lockAccount(tx, accountId);
          // A password that is reset in the meantime must not be overwritten.
          const all = tx.select().from(users).where(eq(users.accountId, accountId)).orderBy(asc(users.id));
          const everybody = await all.for('update');
          const { id, ...user } = change(everybody, await findRevocation(tx, accountId, partnerId));
          const [stored] =
            id === undefined
              ? await tx.insert(users).values(user).returning()
              : await tx
                  .update(users)
                  .set(user)
                  .where(and(eq(users.accountId, accountId), eq(users.id, id)))
                  .returning();
          return stored;
        })
        .catch((error: unknown) => {
          if (isEmailTaken(error)) return undefined;
          throw error;
        }),
    async revokeToken(accountId, tokenHash) {
      const isIt = and(eq(sessions.accountId, accountId), eq(sessions.tokenHash, tokenHash));
      await db.delete(sessions).where(and(isIt, isNotNull(sessions.serviceKeyId)));
    },
    revokePerson: (accountId, partnerId, revokedAt) =>
      db.transaction(async (tx) => {
        // Waits for a person who is being created, together with their token.
        await lockAccount(tx, accountId);
        const forgotten = new Date(revokedAt.getTime() - longestSignedTokenMs);
        await tx
          .delete(revocations)
          .where(and(eq(revocations.accountId, accountId), lte(revocations.revokedAt, forgotten)));
        await noteRevocation(tx, { accountId, partnerId, revokedAt });
        const [user] = await tx.select({ id: users.id }).from(users).where(isPerson(accountId, partnerId));
        if (!user) return;
        await tx.delete(sessions).where(and(eq(sessions.userId, user.id), isNotNull(sessions.serviceKeyId)));
      }),
    async revokeTokensOfKey(accountId, keyId) {
      await db.delete(sessions).where(and(eq(sessions.accountId, accountId), eq(sessions.serviceKeyId, keyId)));
    },
  };
}

/** Ends what was signed for a person until then. */
export async function noteRevocation(tx: Database, revocation: typeof revocations.$inferInsert): Promise<void> {
  const { revokedAt } = revocation;
  await tx
    .insert(revocations)
    .values(revocation)
    .onConflictDoUpdate({ target: [revocations.accountId, revocations.partnerId], set: { revokedAt } });
}

/** Whether a write failed because another user has the email. */
export function isEmailTaken(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? (error.cause as { code?: string; constraint?: string }) : {};
  return cause.code === '23505' && cause.constraint === 'users_email_unique';
}
