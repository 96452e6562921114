import { daysRemaining, isTrialing, trialDaysLeft, type Account } from './account';
import type { Instant } from '../core/tolerant';
import { utcMonthEnd } from '../time/utc-month';

/** An account's stage between trial and payment. */
export type AccountStatus =
  | { status: 'trialing'; daysLeft: number }
  /** `daysLeft` is below 1: 0 means today, -2 means two days ago. */
  | { status: 'trialExpired'; daysLeft: number }
  | { status: 'canceled' }
  | { status: 'paying'; since: Instant | null };

/** Whether the account can keep using the product. */
export type AccountStanding =
  | { status: 'ended'; at: Instant | null }
  | { status: 'endingOn'; at: Instant; daysLeft: number }
  | { status: 'delinquent' }
  | { status: 'goodStanding' };

/** A paying account with a scheduled cancellation counts as paying until it takes effect. */
export function accountStatus(account: Account, now: Instant): AccountStatus {
  const isTrialCanceled = account.paymentType === 'none' && account.canceledAt !== null;
  if (isTrialCanceled || accountStanding(account, now).status === 'ended') return { status: 'canceled' };
  if (account.paymentType !== 'none' || account.trialEndAt === null) {
    return { status: 'paying', since: account.created_at };
  }
  const daysLeft = trialDaysLeft(account.trialEndAt, now);
  return { status: isTrialing(account, now) ? 'trialing' : 'trialExpired', daysLeft };
}

/** A cancellation with a future date takes effect then; one without a date already has. */
export function accountStanding(
  { cancelAt, canceledAt, delinquent }: Pick<Account, 'cancelAt' | 'canceledAt' | 'delinquent'>,
  now: Instant,
): AccountStanding {
  if (cancelAt !== null && cancelAt > now) {
    return { status: 'endingOn', at: cancelAt, daysLeft: daysRemaining(cancelAt, now) };
  }
  if (cancelAt !== null || canceledAt !== null) return { status: 'ended', at: cancelAt ?? canceledAt };
  return { status: delinquent ? 'delinquent' : 'goodStanding' };
}

/** The account fields that decide how a plan is bought. */
export type Subscribed = Pick<Account, 'paymentType' | 'cancelAt' | 'canceledAt' | 'delinquent'>;

/** Whether plans are bought at checkout: no payment method is on file, or the subscription has ended. */
export function buysAtCheckout(account: Subscribed, now: Instant): boolean {
  return account.paymentType === 'none' || accountStanding(account, now).status === 'ended';
}

/** Whether to request the next invoice: not during the trial without a payment method. */
export function asksNextInvoice(account: Account, now: Instant): boolean {
  const isTrialOver = account.trialEndAt === null || account.trialEndAt <= now;
  return account.paymentType !== 'none' || isTrialOver;
}

export function isBillingAddressMissing(account: Account): boolean {
  return account.paymentType !== 'none' && account.billingAddressLine1.trim() === '';
}

/** The card on file, ready to show. */
export interface CardView {
  brand: string;
  last4: string;
  /** Null when the server did not send it. */
  expires: { month: number; year: number } | null;
  state: 'valid' | 'expiring' | 'expired';
  /** When the next invoice is due, if the card will have expired by then; null otherwise. */
  missesInvoiceAt: Instant | null;
}

/** Null when no payment method is on file. */
export function cardView(account: Account, now: Instant): CardView | null {
  const { paymentType, brand, last4 } = account;
  if (paymentType === 'none') return null;
  const expires = cardExpiry(account);
  return {
    brand,
    last4,
    expires,
    state: isCardExpiring(account, now) ? endingState(expires, now) : 'valid',
    missesInvoiceAt: missedInvoice(account, now),
  };
}

function endingState(expires: CardView['expires'], now: Instant): CardView['state'] {
  return expires && endOf(expires) <= now ? 'expired' : 'expiring';
}

/** The next invoice that the card on file can't pay, because it expires first. Nothing is due after a cancellation. */
function missedInvoice(account: Account, now: Instant): Instant | null {
  const { nextInvoiceAt: dueAt, cancelAt } = account;
  const expires = cardExpiry(account);
  if (!expires || dueAt === null || dueAt < now || accountStanding(account, now).status === 'ended') return null;
  const isCanceledFirst = cancelAt !== null && cancelAt <= dueAt;
  return !isCanceledFirst && endOf(expires) <= dueAt ? dueAt : null;
}

/** A card is valid through the end of its expiration month. */
function endOf({ month, year }: { month: number; year: number }): Instant {
  return utcMonthEnd(year, month);
}

function cardExpiry({ expMonth, expYear }: Account): CardView['expires'] {
  if (expMonth === null || expYear === null || expMonth < 1 || expMonth > 12) return null;
  return { month: expMonth, year: expYear < 100 ? 2000 + expYear : expYear };
}

const CARD_WARNING_DAYS = 30;

/** Whether the card on file expires within 30 days or has expired. */
export function isCardExpiring(account: Account, now: Instant): boolean {
  const expires = cardExpiry(account);
  if (account.paymentType === 'none' || !expires) return false;
  return daysRemaining(endOf(expires), now) <= CARD_WARNING_DAYS;
}

/** Shorter URLs are placeholders. */
export function hasGdprExport(account: Account): boolean {
  return account.GDPRExportSignedURL.length > 6;
}
