import { daysRemaining, isTrialing, trialDaysLeft, type Account } from './account';
import type { Invoice } from './invoice';
import type { Instant } from './tolerant';

/** Where an account is on its way from trial to payment (core platform, section 2, "Account"). */
export type AccountStatus =
  | { status: 'trialing'; daysLeft: number }
  /** `daysLeft` is below 1: 0 means today, -2 two days ago. */
  | { status: 'trialExpired'; daysLeft: number }
  | { status: 'canceled' }
  | { status: 'paying'; since: Instant | null };

/** Whether the account may go on as it is (core platform, section 2, "Account"). */
export type AccountStanding =
  | { status: 'ended'; at: Instant | null }
  | { status: 'endingOn'; at: Instant; daysLeft: number }
  | { status: 'delinquent' }
  | { status: 'goodStanding' };

export function accountStatus(account: Account, now: Instant): AccountStatus {
  if (account.canceledAt !== null || isPast(account.cancelAt, now)) return { status: 'canceled' };
  if (account.paymentType !== 'none' || account.trialEndAt === null) {
    return { status: 'paying', since: account.created_at };
  }
  const daysLeft = trialDaysLeft(account.trialEndAt, now);
  return { status: isTrialing(account, now) ? 'trialing' : 'trialExpired', daysLeft };
}

/** A cancellation that has a date still to come ends on it; one without a date has ended already. */
export function accountStanding(account: Account, now: Instant): AccountStanding {
  const { cancelAt, canceledAt, delinquent } = account;
  if (cancelAt !== null && cancelAt > now) {
    return { status: 'endingOn', at: cancelAt, daysLeft: daysRemaining(cancelAt, now) };
  }
  if (cancelAt !== null || canceledAt !== null) return { status: 'ended', at: cancelAt ?? canceledAt };
  return { status: delinquent ? 'delinquent' : 'goodStanding' };
}

/** An invoice of nothing is hidden while it is the only one (core platform, section 5). */
export function visibleInvoices(invoices: readonly Invoice[]): Invoice[] {
  return invoices.length > 1 ? [...invoices] : invoices.filter((invoice) => invoice.amount !== 0);
}

/** Without a card and before the trial's end no next invoice is asked for (core platform, section 7). */
export function asksNextInvoice(account: Account, now: Instant): boolean {
  const isTrialOver = account.trialEndAt === null || account.trialEndAt <= now;
  return account.paymentType !== 'none' || isTrialOver;
}

export function isBillingAddressMissing(account: Account): boolean {
  return account.paymentType !== 'none' && account.billingAddressLine1.trim() === '';
}

const CARD_WARNING_DAYS = 30;

/** Whether the card on file ends within 30 days, or has ended. It is good until the end of its month. */
export function isCardExpiring(account: Account, now: Instant): boolean {
  const { paymentType, expMonth, expYear } = account;
  if (paymentType === 'none' || expMonth === null || expYear === null) return false;
  const year = expYear < 100 ? 2000 + expYear : expYear;
  return daysRemaining(Date.UTC(year, expMonth, 1), now) <= CARD_WARNING_DAYS;
}

/** Shorter addresses are placeholders (core platform, section 5). */
export function hasGdprExport(account: Account): boolean {
  return account.GDPRExportSignedURL.length > 6;
}

function isPast(instant: Instant | null, now: Instant): boolean {
  return instant !== null && instant <= now;
}
