import type { PasswordResetStore } from 'chatdeck/service';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../database/database';
import { invitations, passwordResets, sessions, users } from '../database/schema';

export function passwordResetStore(db: Database): PasswordResetStore {
  const isTheirs = ({ userId, accountId }: { userId: number; accountId: number }) =>
    and(eq(users.id, userId), eq(users.accountId, accountId));

  return {
    async create(reset, now) {
      await db.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
      return db.transaction(async (tx) => {
        // A parallel removal of the user waits, and then removes the link as well.
        const [person] = await tx.select({ id: users.id }).from(users).where(isTheirs(reset)).for('key share');
        if (person) await tx.insert(passwordResets).values(reset);
        return person !== undefined;
      });
    },
    redeem: (tokenHash, passwordHash, now) =>
      db.transaction(async (tx) => {
        const isValid = and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now));
        const [found] = await tx.select().from(passwordResets).where(isValid);
        if (!found) return undefined;
        // The person first, so that two links of one person wait for each other rather than lock each other out.
        const { userId } = found;
        const [person] = await tx.select().from(users).where(isTheirs(found)).for('update');
        if (!person) return undefined;
        const [reset] = await tx.delete(passwordResets).where(isValid).returning();
        if (!reset) return undefined;
        const [user] = await tx.update(users).set({ passwordHash }).where(isTheirs(found)).returning();
        await tx.delete(sessions).where(eq(sessions.userId, userId));
        await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
        await tx.delete(invitations).where(eq(invitations.userId, userId));
        return user;
      }),
  };
}
