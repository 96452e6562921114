import type { AttemptStore } from 'chatdeck/service';
import { eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { attempts } from '../database/schema';

export function attemptStore(db: Database): AttemptStore {
  return {
    async update(key, now, change) {
      await db.transaction(async (tx) => {
        // There may be no row yet that could be locked.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
        const isIt = eq(attempts.key, key);
        const [noted] = await tx.select().from(attempts).where(isIt);
        const next = change(noted && noted.expiresAt > now ? noted : undefined);
        if (!next) {
          await tx.delete(attempts).where(isIt);
          return;
        }
        const { count, blockedUntil, expiresAt } = next;
        const values = { count, blockedUntil, expiresAt };
        await tx
          .insert(attempts)
          .values({ key, ...values })
          .onConflictDoUpdate({ target: attempts.key, set: values });
      });
      await forgetExpired(db, now);
    },
  };
}

/** A few at a time, skipping those in use. */
async function forgetExpired(db: Database, now: Date): Promise<void> {
  const { key, expiresAt } = attempts;
  const expired = db
    .select({ key })
    .from(attempts)
    .where(lte(expiresAt, now))
    .limit(20)
    .for('update', { skipLocked: true });
  await db.delete(attempts).where(sql`${key} in (${expired})`);
}
