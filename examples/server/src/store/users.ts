import type { UserStore } from 'chatdeck/service';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { users } from '../database/schema';
import { lockAccount } from './accounts';
import { noteRevocation } from './partner';

export function userStore(db: Database): UserStore {
  const isIt = (accountId: number, userId: number) => and(eq(users.accountId, accountId), eq(users.id, userId));
  const everybodyOf = (tx: Database, accountId: number) =>
    tx.select().from(users).where(eq(users.accountId, accountId)).orderBy(asc(users.id));

  return {
    async find(accountId, userId) {
      const [user] = await db.select().from(users).where(isIt(accountId, userId));
      return user;
    },
    async findByEmail(email) {
      const [user] = await db.select().from(users).where(eq(users.email, email));
      return user;
    },
    list: (accountId) => everybodyOf(db, accountId),
    create: (user, check) =>
      db.transaction(async (tx) => {
        await lockAccount(tx, user.accountId);
        check(await everybodyOf(tx, user.accountId));
        const [stored] = await tx.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning();
        return stored;
      }),
    update: (accountId, userId, change) =>
      db.transaction(async (tx) => {
        await lockAccount(tx, accountId);
        const everybody = await everybodyOf(tx, accountId);
        const current = everybody.find(({ id }) => id === userId);
        if (!current) return undefined;
        const [stored] = await tx
          .update(users)
          .set(change(current, everybody))
          .where(isIt(accountId, userId))
          .returning();
        return stored;
      }),
    remove: (accountId, userId, revokedAt, check) =>
      db.transaction(async (tx) => {
        await lockAccount(tx, accountId);
        // A login on its way is noted first, so that `check` sees it.
        await tx.select({ id: users.id }).from(users).where(isIt(accountId, userId)).for('update');
        const everybody = await everybodyOf(tx, accountId);
        const current = everybody.find(({ id }) => id === userId);
        if (!current) return false;
        check(current, everybody);
        const { partnerId } = current;
        if (partnerId !== null) await noteRevocation(tx, { accountId, partnerId, revokedAt });
        await tx.delete(users).where(isIt(accountId, userId));
        return true;
      }),
    async noteSignIn(accountId, userId, lastSignedInAt) {
      await db.update(users).set({ lastSignedInAt }).where(isIt(accountId, userId));
    },
  };
}
