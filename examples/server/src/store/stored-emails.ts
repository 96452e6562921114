import { normalizeEmail } from 'chatdeck/model';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { users } from '../database/schema';
import { isEmailTaken } from './partner';

/**
 * Gives addresses that an older version stored today's form: only their domains can differ, when they aren't ASCII.
 * Returns the users who keep theirs, because another user has the address in today's form.
 */
export async function normalizeStoredEmails(db: Database): Promise<number[]> {
  const isNotAscii = sql`octet_length(${users.email}) <> char_length(${users.email})`;
  const stored = await db.select({ id: users.id, email: users.email }).from(users).where(isNotAscii);
  const doubles: number[] = [];
  for (const { id, email } of stored) {
    const mailbox = normalizeEmail(email);
    if (mailbox === undefined || mailbox === email) continue;
    try {
      const isUnchanged = and(eq(users.id, id), eq(users.email, email));
      await db.update(users).set({ email: mailbox }).where(isUnchanged);
    } catch (error) {
      if (!isEmailTaken(error)) throw error;
      doubles.push(id);
    }
  }
  return doubles;
}
