import * as z from 'zod/mini';
import { planSchema } from './plan';
import { entity, flagField, idSchema, listOf, nullableInstantField, textField, type Instant } from '../core/tolerant';
import { DAY } from '../time/duration';

/** Response schema of an account. */
export const accountSchema = entity({
  Id: idSchema,
  plan: planSchema,
  /** Plans the account can choose from; null when the server did not send any. Plans without a price are left out. */
  availablePlans: z.catch(z.nullable(listOf(planSchema)), null),
  quota: z.catch(entity({ isOverquota: flagField, reason: textField }), { isOverquota: false, reason: '' }),
  delinquent: flagField,
  /** `none` means no payment method is on file. */
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
  /** Email address for invoices. */
  email: textField,
  GDPRExportSignedURL: textField,
});
export type Account = z.infer<typeof accountSchema>;

/** Sections of the account page that links can point to. */
export const accountTargets = ['plans', 'billing', 'users'] as const;
export type AccountTarget = (typeof accountTargets)[number];

/** Whole days until `end`, rounded up, as shown in banners and the cancellation notice. */
export function daysRemaining(end: Instant, now: Instant): number {
  // Adding 0 turns -0, which would show as "-0", into 0.
  return Math.ceil((end - now) / DAY) + 0;
}

/** Days left as the trial text counts them: 0 is 'expires today', a negative number is 'expired N day(s) ago'. */
export function trialDaysLeft(trialEndAt: Instant, now: Instant): number {
  return daysRemaining(trialEndAt, now) - 1;
}

/** Whether the account is in its free trial: no payment method, not canceled, trial end in the future. */
export function isTrialing(account: Account, now: Instant): boolean {
  return (
    account.paymentType === 'none' &&
    account.canceledAt === null &&
    account.trialEndAt !== null &&
    account.trialEndAt > now
  );
}
