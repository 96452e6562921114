import type { AccountStore } from 'chatdeck/service';
import { count, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { accounts, sessions, users, widgets } from '../database/schema';

export function accountStore(db: Database): AccountStore {
  return {
    async find(accountId) {
      const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
      return account;
    },

    create: ({ account, user, widget, session }) =>
      db
        .transaction(async (tx) => {
          const [{ accountId }] = await one(tx.insert(accounts).values(account).returning({ accountId: accounts.id }));
          const [person] = await tx
            .insert(users)
            .values({ ...user, accountId })
            .onConflictDoNothing({ target: users.email })
            .returning({ userId: users.id });
          if (!person) throw new AddressTaken();
          await tx.insert(widgets).values({ ...widget, accountId });
          await tx.insert(sessions).values({ ...session, ...person, accountId });
          return true;
        })
        .catch((error: unknown) => {
          if (error instanceof AddressTaken) return false;
          throw error;
        }),

    update: (accountId, change) =>
      db.transaction(async (tx) => {
        const current = await lockAccount(tx, accountId);
        const [{ widgetCount }] = await one(
          tx.select({ widgetCount: count() }).from(widgets).where(eq(widgets.accountId, accountId)),
        );
        const changes = change(current, widgetCount);
        if (Object.keys(changes).length === 0) return current;
        const [stored] = await one(tx.update(accounts).set(changes).where(eq(accounts.id, accountId)).returning());
        return stored;
      }),
  };
}

/** The account, locked until the transaction ends: anyone who counts or changes what belongs to it waits. */
export async function lockAccount(tx: Database, accountId: number) {
  const [account] = await one(tx.select().from(accounts).where(eq(accounts.id, accountId)).for('no key update'));
  return account;
}

/** Rows of which there is one at least. */
export async function one<Row>(query: PromiseLike<Row[]>): Promise<[Row, ...Row[]]> {
  const [first, ...rest] = await query;
  if (first === undefined) throw new Error('a row that must be there is not');
  return [first, ...rest];
}

/** Rolls a sign-up back. */
class AddressTaken extends Error {}
