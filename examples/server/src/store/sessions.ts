import type { SessionStore } from 'chatdeck/service';
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { accounts, serviceKeys, sessions, users } from '../database/schema';

export function sessionStore(db: Database): SessionStore {
  const { tokenHash, expiresAt } = sessions;
  const signedIn = db
    .select({ user: users, account: accounts, allowedOrigins: sessions.allowedOrigins })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), eq(users.accountId, sessions.accountId)))
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(tokenHash, sql.placeholder('tokenHash')), gt(expiresAt, sql.placeholder('now'))))
    .prepare('signed_in');

  return {
    create: (session, passwordHash) =>
      db.transaction(async (tx) => {
        const { userId, createdAt, serviceKeyId } = session;
        // A password that is being reset ends the sessions of the former one, this one included.
        const isSame = and(eq(users.id, userId), eq(users.passwordHash, passwordHash));
        const [user] = await tx.select({ id: users.id }).from(users).where(isSame).for('share');
        if (!user) return false;
        if (serviceKeyId !== null) {
          // Likewise, a key that is being revoked ends its tokens.
          const isValid = and(eq(serviceKeys.id, serviceKeyId), isNull(serviceKeys.revokedAt));
          const [key] = await tx.select({ id: serviceKeys.id }).from(serviceKeys).where(isValid).for('share');
          if (!key) return false;
        }
        await tx.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, createdAt)));
        await tx.insert(sessions).values(session);
        return true;
      }),
    async find(tokenHash, now) {
      const [found] = await signedIn.execute({ tokenHash, now });
      return found;
    },
    async remove(tokenHash) {
      await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
    },
  };
}
