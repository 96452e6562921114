import type { SavedReplyStore } from 'chatdeck/service';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { savedReplies } from '../database/schema';

export function savedReplyStore(db: Database): SavedReplyStore {
  const one = (widgetId: number, id: number) => and(eq(savedReplies.widgetId, widgetId), eq(savedReplies.id, id));
  return {
    list: (widgetId) =>
      db.select().from(savedReplies).where(eq(savedReplies.widgetId, widgetId)).orderBy(savedReplies.id),
    async create(reply) {
      const [stored] = await db.insert(savedReplies).values(reply).returning();
      if (!stored) throw new Error('the reply was not stored');
      return stored;
    },
    async replace({ id, widgetId, ...reply }) {
      const stored = await db
        .update(savedReplies)
        .set(reply)
        .where(one(widgetId, id))
        .returning({ id: savedReplies.id });
      return stored.length > 0;
    },
    async remove(widgetId, replyId) {
      const removed = await db.delete(savedReplies).where(one(widgetId, replyId)).returning({ id: savedReplies.id });
      return removed.length > 0;
    },
  };
}
