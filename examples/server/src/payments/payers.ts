import type { AccountChange } from 'chatdeck/service';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { payers } from '../database/schema';
import { accountStore } from '../store/accounts';

/** Who accounts are at the payment provider. */
export interface Payers {
  customerOf(accountId: number): Promise<string | undefined>;
  accountOf(customerId: string): Promise<number | undefined>;
  /** Gives whom the account is known as, which another process may have noted first. */
  note(accountId: number, customerId: string): Promise<string>;
  /** Says that the provider is about to be asked for its word on an account. */
  ask(accountId: number): Promise<number>;
  /** Writes the word of one such asking into the account, unless that of a later one is there already. */
  write(accountId: number, asking: number, change: AccountChange): Promise<void>;
}

export function createPayers(db: Database): Payers {
  const { accountId: accountColumn, customerId: customerColumn, asked, written } = payers;

  async function customerOf(accountId: number) {
    const [payer] = await db.select().from(payers).where(eq(accountColumn, accountId));
    return payer?.customerId;
  }

  return {
    customerOf,
    async accountOf(customerId) {
      const [payer] = await db.select().from(payers).where(eq(customerColumn, customerId));
      return payer?.accountId;
    },
    async note(accountId, customerId) {
      await db.insert(payers).values({ accountId, customerId }).onConflictDoNothing();
      return (await customerOf(accountId)) ?? customerId;
    },
    async ask(accountId) {
      const isIt = eq(accountColumn, accountId);
      const [payer] = await db
        .update(payers)
        .set({ asked: sql`${asked} + 1` })
        .where(isIt)
        .returning({ asked });
      return payer?.asked ?? 0;
    },
    write: (accountId, asking, change) =>
      db.transaction(async (tx) => {
        const isNewest = and(eq(accountColumn, accountId), lt(written, asking));
        const noted = await tx.update(payers).set({ written: asking }).where(isNewest).returning({ asked });
        if (noted.length > 0) await accountStore(tx).update(accountId, () => change);
      }),
  };
}
