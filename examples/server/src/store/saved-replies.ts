import type { SavedReplyStore } from 'chatdeck/service';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { savedReplies } from '../database/schema';
import { one } from './accounts';
import { lockWidget } from './widgets';

export function savedReplyStore(db: Database): SavedReplyStore {
  const isIt = (widgetId: number, id: number) => and(eq(savedReplies.widgetId, widgetId), eq(savedReplies.id, id));
  return {
    list: (widgetId) =>
      db.select().from(savedReplies).where(eq(savedReplies.widgetId, widgetId)).orderBy(savedReplies.id),
    create: (reply, check) =>
      db.transaction(async (tx) => {
        if (!(await lockWidget(tx, reply.widgetId))) return undefined;
        check(await tx.$count(savedReplies, eq(savedReplies.widgetId, reply.widgetId)));
        const [stored] = await one(tx.insert(savedReplies).values(reply).returning());
        return stored;
      }),
    async replace({ id, widgetId, ...reply }) {
      const stored = await db
        .update(savedReplies)
        .set(reply)
        .where(isIt(widgetId, id))
        .returning({ id: savedReplies.id });
      return stored.length > 0;
    },
    async remove(widgetId, replyId) {
      const removed = await db.delete(savedReplies).where(isIt(widgetId, replyId)).returning({ id: savedReplies.id });
      return removed.length > 0;
    },
  };
}
