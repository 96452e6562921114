import * as z from 'zod/mini';
import { bareOrIn, entity, rowsOf, textField } from './tolerant';

/** Unix seconds, no later than a `Date` can hold. */
const secondsField = z.number().check(z.lte(8.64e12));
/** Cents. */
const centsField = z.number();

/** Answer schema of an invoice (core platform, section 3). */
export const invoiceSchema = entity({
  id: z.catch(z.union([z.string(), z.number()]), ''),
  /** Empty for a single charge. */
  stripePlanId: textField,
  dateTs: secondsField,
  amount: centsField,
  /** Written by the payment provider; check it before a browser goes there. */
  stripeInvoiceUrl: textField,
});
export type Invoice = z.infer<typeof invoiceSchema>;

/** `{ invoices: [...] }` or the bare list; each invoice is checked on its own (decisions, "Wire contract"). */
export const invoicesSchema = bareOrIn('invoices', rowsOf(invoiceSchema));

/** What will be charged next, and when. */
export const nextInvoiceSchema = entity({ amount: centsField, dateTs: secondsField });
export type NextInvoice = z.infer<typeof nextInvoiceSchema>;

/** `{ count }` or the bare number: conversations of the current month. */
export const conversationCountSchema = bareOrIn('count', z.number().check(z.gte(0)));

/** `{ url }` or the bare text. Check it with `paymentAddress` before a browser goes there. */
export const urlAnswerSchema = bareOrIn('url', z.string().check(z.minLength(1)));
