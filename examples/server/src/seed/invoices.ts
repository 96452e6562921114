import type { InvoiceRecord } from 'chatdeck/service';
import { acmeId } from './accounts';

/** What Acme paid month by month, and one extra that it bought once. */
export function seedInvoices(now: Date): InvoiceRecord[] {
  const monthly = Array.from({ length: 13 }, (_, index) => invoice(index, now, 'business-monthly', 19_900));
  return [...monthly, invoice(3, now, '', 4900)];
}

function invoice(monthsAgo: number, now: Date, planId: string, amount: number): InvoiceRecord {
  // Acme's next invoice is due in eleven days.
  const issuedAt = new Date(now.getTime() + (11 - 30 * (monthsAgo + 1)) * 86_400_000);
  const id = `in_demo_${planId === '' ? 'once' : 'plan'}_${monthsAgo + 1}`;
  return { id, accountId: acmeId, planId, issuedAt, amount, url: `https://pay.chatdeck.test/invoices/${id}` };
}
