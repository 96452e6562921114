import * as z from 'zod/mini';
import { safeWebAddress } from '../core/address';
import type { Plan } from './plan';
import { bareOrIn, entity, readyRows, rowsOf, textField, type Instant, type Row } from '../core/tolerant';

/** No later than a `Date` can hold. */
const secondsField = z.number().check(z.lte(8.64e12));

/** Answer schema of an invoice. */
export const invoiceSchema = entity({
  id: z.catch(z.union([z.string(), z.number()]), ''),
  /** Empty for a single charge. */
  stripePlanId: textField,
  /** Unix seconds. */
  dateTs: secondsField,
  /** Cents. */
  amount: z.number(),
  /** Written by the payment provider; check it before a browser goes there. */
  stripeInvoiceUrl: textField,
});
export type Invoice = z.infer<typeof invoiceSchema>;

/** `{ invoices: [...] }` or the bare list; each invoice is checked on its own. */
export const invoicesSchema = bareOrIn('invoices', rowsOf(invoiceSchema));

/** What will be charged next, and when. */
export const nextInvoiceSchema = entity({
  /** Cents. */
  amount: z.number(),
  /** Unix seconds; 0 when nothing will be charged. */
  dateTs: secondsField,
});
export type NextInvoice = z.infer<typeof nextInvoiceSchema>;

/** `{ count }` or the bare number: conversations of the current month. */
export const conversationCountSchema = bareOrIn('count', z.number().check(z.gte(0)));

/** `{ url }` or the bare text. Check it with `paymentAddress` before a browser goes there. */
export const urlAnswerSchema = bareOrIn('url', z.string().check(z.minLength(1)));

/** One invoice, ready to show. */
export interface InvoiceLine {
  id: string;
  issuedAt: Instant;
  /** Cents. */
  amount: number;
  /** What was charged for; a plan that is no longer offered has no name. */
  charge: { kind: 'single' } | { kind: 'plan'; label: string | undefined };
  /** Where to see it; absent when there is no address that is safe to follow. */
  url: string | undefined;
}

export interface InvoiceList {
  lines: InvoiceLine[];
  /** How many invoices the server sent in a form we cannot read. */
  unreadable: number;
}

/** What is charged next; nothing is planned where the date is null. */
export interface NextCharge {
  amount: number;
  dueAt: Instant | null;
}

/** Newest first. An invoice of nothing is hidden while it is the only one. */
export function invoiceList(rows: readonly Row<Invoice>[], plans: readonly Plan[]): InvoiceList {
  const invoices = readyRows(rows);
  const shown = rows.length > 1 ? invoices : visibleInvoices(invoices);
  return {
    unreadable: rows.length - invoices.length,
    lines: shown.toSorted((a, b) => b.dateTs - a.dateTs).map((invoice, index) => invoiceLine(invoice, index, plans)),
  };
}

export function nextCharge({ amount, dateTs }: NextInvoice): NextCharge {
  return { amount, dueAt: dateTs > 0 ? dateTs * 1000 : null };
}

function invoiceLine(invoice: Invoice, index: number, plans: readonly Plan[]): InvoiceLine {
  const { id, stripePlanId, dateTs, amount, stripeInvoiceUrl } = invoice;
  return {
    // A server may leave the id away, and rows must still be told apart.
    id: id === '' ? `invoice ${index}` : String(id),
    issuedAt: dateTs * 1000,
    amount,
    charge:
      stripePlanId === ''
        ? { kind: 'single' }
        : { kind: 'plan', label: plans.find((plan) => plan.stripeId === stripePlanId)?.label },
    url: safeWebAddress(stripeInvoiceUrl),
  };
}

/** An invoice of nothing is hidden while it is the only one. */
export function visibleInvoices(invoices: readonly Invoice[]): Invoice[] {
  return invoices.length > 1 ? [...invoices] : invoices.filter((invoice) => invoice.amount !== 0);
}
