import type { SessionStore } from 'chatdeck/service';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../database/database';
import { sessions, users } from '../database/schema';

export function sessionStore(db: Database): SessionStore {
  return {
    create: (session, passwordHash) =>
      db.transaction(async (tx) => {
        const { userId, createdAt } = session;
        // A password that is being reset ends the sessions of the former one, this one included.
        const isSame = and(eq(users.id, userId), eq(users.passwordHash, passwordHash));
        const [user] = await tx.select({ id: users.id }).from(users).where(isSame).for('share');
        if (!user) return false;
        await tx.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, createdAt)));
        await tx.insert(sessions).values(session);
        return true;
      }),
    async find(tokenHash, now) {
      const isValid = and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now));
      const [session] = await db.select().from(sessions).where(isValid);
      return session;
    },
    async remove(tokenHash) {
      await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
    },
  };
}
