import type { QuestionGroupStore } from 'chatdeck/service';
import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../database/database';
import { accounts, questionGroups } from '../database/schema';

export function questionGroupStore(db: Database): QuestionGroupStore {
  const { id: _id, ...columns } = getTableColumns(questionGroups);
  return {
    list: (accountId) =>
      db.select(columns).from(questionGroups).where(eq(questionGroups.accountId, accountId)).orderBy(questionGroups.id),

    async save(group) {
      await db.transaction(async (tx) => {
        const isOurs = eq(questionGroups.accountId, group.accountId);
        // One after another within an account, or two that come at once would both be automatic.
        await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, group.accountId)).for('update');
        if (group.isAuto)
          await tx.update(questionGroups).set({ isAuto: false }).where(and(isOurs, questionGroups.isAuto));
        await tx
          .insert(questionGroups)
          .values(group)
          .onConflictDoUpdate({ target: [questionGroups.accountId, questionGroups.uid], set: group });
      });
    },

    async remove(accountId, uid) {
      const isIt = and(eq(questionGroups.accountId, accountId), eq(questionGroups.uid, uid));
      return (await db.delete(questionGroups).where(isIt).returning({ id: questionGroups.id })).length > 0;
    },
  };
}
