import type { QuestionGroupStore } from 'chatdeck/service';
import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../database/database';
import { questionGroups } from '../database/schema';
import { lockAccount } from './accounts';

export function questionGroupStore(db: Database): QuestionGroupStore {
  const { id: _id, ...columns } = getTableColumns(questionGroups);
  const isIt = (accountId: number, uid: string) =>
    and(eq(questionGroups.accountId, accountId), eq(questionGroups.uid, uid));
  return {
    list: (accountId) =>
      db.select(columns).from(questionGroups).where(eq(questionGroups.accountId, accountId)).orderBy(questionGroups.id),

    save: (group, check) =>
      db.transaction(async (tx) => {
        const { accountId, uid, isAuto } = group;
        const isOurs = eq(questionGroups.accountId, accountId);
        // One after another within an account, or two parallel ones would both be automatic.
        await lockAccount(tx, accountId);
        if (isAuto) await tx.update(questionGroups).set({ isAuto: false }).where(and(isOurs, questionGroups.isAuto));
        const known = await tx
          .update(questionGroups)
          .set(group)
          .where(isIt(accountId, uid))
          .returning({ uid: questionGroups.uid });
        if (known.length > 0) return;
        check(await tx.$count(questionGroups, isOurs));
        await tx.insert(questionGroups).values(group);
      }),

    async remove(accountId, uid) {
      const removed = await db
        .delete(questionGroups)
        .where(isIt(accountId, uid))
        .returning({ uid: questionGroups.uid });
      return removed.length > 0;
    },
  };
}
