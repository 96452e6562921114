import * as z from 'zod/mini';
import { planSchema } from './plan';
import { entity, flagField, idSchema, listOf, nullableInstantField, textField, type Instant } from '../core/tolerant';

/** Answer schema of an account. */
export const accountSchema = entity({
  Id: idSchema,
  plan: planSchema,
  /** What the account may choose from; null when the server did not say. A plan without a price is left out. */
  availablePlans: z.catch(z.nullable(listOf(planSchema)), null),
  quota: z.catch(entity({ isOverquota: flagField, reason: textField }), { isOverquota: false, reason: '' }),
  delinquent: flagField,
  /** `none` means that no payment method is on file. */
  paymentType: z.catch(z.string(), 'none'),
  canceledAt: nullableInstantField,
  cancelAt: nullableInstantField,
  trialEndAt: nullableInstantField,
  created_at: nullableInstantField,
  nextInvoiceAt: nullableInstantField,
  last4: textField,
  brand: textField,
  expMonth: z.catch(z.nullable(z.number()), null),
  expYear: z.catch(z.nullable(z.number()), null),
  billingAddressLine1: textField,
  billingCity: textField,
  billingState: textField,
  billingPostalCode: textField,
  billingCountry: textField,
  taxID: textField,
  orgName: textField,
  /** Where invoices are sent. */
  email: textField,
  GDPRExportSignedURL: textField,
});
export type Account = z.infer<typeof accountSchema>;

/** The sections of the account page that links lead to: what it costs, and how it is paid. */
export const accountTargets = ['plans', 'billing'] as const;
export type AccountTarget = (typeof accountTargets)[number];

const DAY = 86_400_000;

/** Whole days until `end`, rounded up: what banners and the cancel-at line show. */
export function daysRemaining(end: Instant, now: Instant): number {
  // Adding 0 turns -0, which would be shown as "-0", into 0.
  return Math.ceil((end - now) / DAY) + 0;
}

/** Days left as the trial text counts them: 0 is 'expires today', below is 'expired N day(s) ago'. */
export function trialDaysLeft(trialEndAt: Instant, now: Instant): number {
  return daysRemaining(trialEndAt, now) - 1;
}

/** Whether the account is still trying the product: no payment method, not canceled, trial end ahead. */
export function isTrialing(account: Account, now: Instant): boolean {
  return (
    account.paymentType === 'none' &&
    account.canceledAt === null &&
    account.trialEndAt !== null &&
    account.trialEndAt > now
  );
}
