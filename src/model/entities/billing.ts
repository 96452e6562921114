import { daysRemaining, isTrialing, trialDaysLeft, type Account } from './account';
import type { Instant } from '../core/tolerant';

/** Where an account is on its way from trial to payment. */
export type AccountStatus =
  | { status: 'trialing'; daysLeft: number }
  /** `daysLeft` is below 1: 0 means today, -2 two days ago. */
  | { status: 'trialExpired'; daysLeft: number }
  | { status: 'canceled' }
  | { status: 'paying'; since: Instant | null };

/** Whether the account may go on as it is. */
export type AccountStanding =
  | { status: 'ended'; at: Instant | null }
  | { status: 'endingOn'; at: Instant; daysLeft: number }
  | { status: 'delinquent' }
  | { status: 'goodStanding' };

/** A cancellation that is still to come leaves an account that pays a paying one until then. */
export function accountStatus(account: Account, now: Instant): AccountStatus {
  const isTrialCanceled = account.paymentType === 'none' && account.canceledAt !== null;
  if (isTrialCanceled || accountStanding(account, now).status === 'ended') return { status: 'canceled' };
  if (account.paymentType !== 'none' || account.trialEndAt === null) {
    return { status: 'paying', since: account.created_at };
  }
  const daysLeft = trialDaysLeft(account.trialEndAt, now);
  return { status: isTrialing(account, now) ? 'trialing' : 'trialExpired', daysLeft };
}

/** A cancellation that has a date still to come ends on it; one without a date has ended already. */
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

/** What decides how a plan is bought. */
export type Subscribed = Pick<Account, 'paymentType' | 'cancelAt' | 'canceledAt' | 'delinquent'>;

/** Whether a plan is bought at the checkout: no card is on file, or the subscription that a card would pay has ended. */
export function buysAtCheckout(account: Subscribed, now: Instant): boolean {
  return account.paymentType === 'none' || accountStanding(account, now).status === 'ended';
}

/** Without a card and before the trial's end no next invoice is asked for. */
export function asksNextInvoice(account: Account, now: Instant): boolean {
  const isTrialOver = account.trialEndAt === null || account.trialEndAt <= now;
  return account.paymentType !== 'none' || isTrialOver;
}

export function isBillingAddressMissing(account: Account): boolean {
  return account.paymentType !== 'none' && account.billingAddressLine1.trim() === '';
}

/** The card on file as it is shown. */
export interface CardView {
  brand: string;
  last4: string;
  /** Null where the server did not say. */
  expires: { month: number; year: number } | null;
  state: 'valid' | 'expiring' | 'expired';
}

/** Null: no payment method is on file. */
export function cardView(account: Account, now: Instant): CardView | null {
  const { paymentType, brand, last4 } = account;
  if (paymentType === 'none') return null;
  const expires = cardExpiry(account);
  return { brand, last4, expires, state: isCardExpiring(account, now) ? endingState(expires, now) : 'valid' };
}

function endingState(expires: CardView['expires'], now: Instant): CardView['state'] {
  return expires && Date.UTC(expires.year, expires.month, 1) <= now ? 'expired' : 'expiring';
}

function cardExpiry({ expMonth, expYear }: Account): CardView['expires'] {
  if (expMonth === null || expYear === null || expMonth < 1 || expMonth > 12) return null;
  return { month: expMonth, year: expYear < 100 ? 2000 + expYear : expYear };
}

const CARD_WARNING_DAYS = 30;

/** Whether the card on file ends within 30 days, or has ended. It is good until the end of its month. */
export function isCardExpiring(account: Account, now: Instant): boolean {
  const expires = cardExpiry(account);
  if (account.paymentType === 'none' || !expires) return false;
  return daysRemaining(Date.UTC(expires.year, expires.month, 1), now) <= CARD_WARNING_DAYS;
}

/** Shorter addresses are placeholders. */
export function hasGdprExport(account: Account): boolean {
  return account.GDPRExportSignedURL.length > 6;
}
