import type { InvitationStore } from 'chatdeck/service';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { invitations, passwordResets, users } from '../database/schema';
import { lockAccount } from './accounts';

export function invitationStore(db: Database): InvitationStore {
  return {
    list: (accountId) =>
      db.select().from(invitations).where(eq(invitations.accountId, accountId)).orderBy(asc(invitations.userId)),
    issue: (link, invitedAt, check) =>
      db.transaction(async (tx) => {
        const { userId, accountId, expiresAt } = link;
        await lockAccount(tx, accountId);
        // A login or an accepted link on its way comes before this, or finds the new link.
        const isTheirs = and(eq(users.id, userId), eq(users.accountId, accountId));
        const [invited] = await tx.select().from(users).where(isTheirs).for('update');
        if (!invited) return undefined;
        const everybody = await tx.select().from(users).where(eq(users.accountId, accountId)).orderBy(asc(users.id));
        const [current] = await tx.select().from(invitations).where(eq(invitations.userId, userId));
        check(invited, everybody, current);
        await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
        await tx.insert(passwordResets).values(link);
        await tx
          .insert(invitations)
          .values({ userId, accountId, invitedAt, expiresAt })
          .onConflictDoUpdate({ target: invitations.userId, set: { invitedAt, expiresAt } });
        return invited;
      }),
  };
}
