import * as z from 'zod/mini';
import { safeWebAddress } from '../core/address';
import { paymentAddress } from '../core/destinations';
import type { Plan } from './plan';
import { bareOrIn, entity, readyRows, rowsOf, textField, type Instant, type Row } from '../core/tolerant';

/** At most what a `Date` can represent. */
const secondsField = z.number().check(z.lte(8.64e12));

/** Response schema of an invoice. */
export const invoiceSchema = entity({
  id: z.catch(z.union([z.string(), z.number()]), ''),
  /** Empty for a one-time charge. */
  stripePlanId: textField,
  /** Unix seconds. */
  dateTs: secondsField,
  /** Cents. */
  amount: z.number(),
  /** Set by the payment provider; check it before opening it in a browser. */
  stripeInvoiceUrl: textField,
});
export type Invoice = z.infer<typeof invoiceSchema>;

/** `{ invoices: [...] }` or a bare list. Each invoice is validated separately. */
export const invoicesSchema = bareOrIn('invoices', rowsOf(invoiceSchema));

/** The amount and date of the next charge. */
export const nextInvoiceSchema = entity({
  /** Cents. */
  amount: z.number(),
  /** Unix seconds; 0 when no charge is planned. */
  dateTs: secondsField,
});
export type NextInvoice = z.infer<typeof nextInvoiceSchema>;

/** `{ count }` or a bare number: conversations in the current calendar month, in UTC. */
export const conversationCountSchema = bareOrIn('count', z.number().check(z.gte(0)));

/** `{ url }` or a bare string. Check it with `paymentAddress` before opening it in a browser. */
export const urlAnswerSchema = bareOrIn('url', z.string().check(z.minLength(1)));

/** An invoice, ready to show. */
export interface InvoiceLine {
  id: string;
  issuedAt: Instant;
  /** Cents. */
  amount: number;
  /** What was charged for. A plan that is no longer offered has no label. */
  charge: { kind: 'single' } | { kind: 'plan'; label: string | undefined };
  /** Where to view the invoice; absent when there is no safe URL. */
  url: string | undefined;
}

export interface InvoiceList {
  lines: InvoiceLine[];
  /** How many invoices the server sent that we couldn't read. */
  unreadable: number;
}

/** The next charge; a null date means none is planned. */
export interface NextCharge {
  amount: number;
  dueAt: Instant | null;
}

/**
 * Invoices, newest first. A zero invoice is hidden if it is the only one. With `allowedHosts`, an invoice is linked only
 * if `paymentAddress` allows it.
 */
export function invoiceList(
  rows: readonly Row<Invoice>[],
  plans: readonly Plan[],
  allowedHosts?: readonly string[],
): InvoiceList {
  const invoices = readyRows(rows);
  const shown = rows.length > 1 ? invoices : visibleInvoices(invoices);
  return {
    unreadable: rows.length - invoices.length,
    lines: shown
      .toSorted((a, b) => b.dateTs - a.dateTs)
      .map((invoice, index) => ({ ...invoiceLine(invoice, index, plans), url: invoiceUrl(invoice, allowedHosts) })),
  };
}

export function nextCharge({ amount, dateTs }: NextInvoice): NextCharge {
  return { amount, dueAt: dateTs > 0 ? dateTs * 1000 : null };
}

function invoiceLine(invoice: Invoice, index: number, plans: readonly Plan[]): Omit<InvoiceLine, 'url'> {
  const { id, stripePlanId, dateTs, amount } = invoice;
  return {
    // The server can omit the ID, but rows still need distinct keys.
    id: id === '' ? `invoice ${index}` : String(id),
    issuedAt: dateTs * 1000,
    amount,
    charge:
      stripePlanId === ''
        ? { kind: 'single' }
        : { kind: 'plan', label: plans.find((plan) => plan.stripeId === stripePlanId)?.label },
  };
}

function invoiceUrl({ stripeInvoiceUrl }: Invoice, allowedHosts: readonly string[] | undefined): string | undefined {
  return allowedHosts ? paymentAddress(stripeInvoiceUrl, allowedHosts) : safeWebAddress(stripeInvoiceUrl);
}

/** Hides a zero invoice if it is the only one. */
export function visibleInvoices(invoices: readonly Invoice[]): Invoice[] {
  return invoices.length > 1 ? [...invoices] : invoices.filter((invoice) => invoice.amount !== 0);
}
