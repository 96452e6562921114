import type { InvoiceStore } from 'chatdeck/service';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { invoices } from '../database/schema';

export function invoiceStore(db: Database): InvoiceStore {
  return {
    list: (accountId) =>
      db
        .select()
        .from(invoices)
        .where(eq(invoices.accountId, accountId))
        .orderBy(desc(invoices.issuedAt), desc(invoices.id)),
  };
}
