import { daysRemaining, isTrialing, type Account } from '../entities/account';
import { isBillingAddressMissing } from '../entities/billing';
import type { Id, Instant } from '../core/tolerant';
import { currentTermsVersion, widgetsOf, type User } from '../entities/user';
import { usesLegacyOauth } from '../entities/widget';

/** What stands above a page; the screen's labels hold the words. */
export type Banner =
  | { name: 'terms' }
  | { name: 'overQuota'; reason: string }
  | { name: 'delinquent' }
  /** The wording differs before and after the day on which Slack's legacy bots ended. */
  | { name: 'legacyApi'; isOver: boolean; widgetId: Id }
  | { name: 'userSwapped' }
  | { name: 'scheduledCancellation'; daysLeft: number; canRenew: boolean }
  | { name: 'addPayment'; trialDaysLeft: number }
  | { name: 'missingBillingAddress' }
  | { name: 'askAdmin' };
export type BannerName = Banner['name'];

/** Those that only remind or confirm; what stops the service, or is about to, stays until it is mended. */
const dismissible: readonly BannerName[] = ['userSwapped', 'addPayment', 'missingBillingAddress', 'askAdmin'];

/** Whether a person may put the banner away without missing anything that harms them. */
export function isDismissible(name: BannerName): boolean {
  return dismissible.includes(name);
}

/** The first moment after March 31, 2025, the legacy bots' last day. */
export const legacyApiEnd: Instant = Date.UTC(2025, 3, 1);

/** The banners of a person's pages, in their order. */
export function bannersFor(user: User, now: Instant, isUserSwapped = false): Banner[] {
  const { account } = user;
  const legacyWidget = widgetsOf(user).find(usesLegacyOauth);
  return [
    ...when(user.ActiveTOSPP !== currentTermsVersion, { name: 'terms' }),
    ...when(account.quota.isOverquota, { name: 'overQuota', reason: account.quota.reason }),
    ...when(account.delinquent, { name: 'delinquent' }),
    ...(legacyWidget ? [{ name: 'legacyApi' as const, isOver: now >= legacyApiEnd, widgetId: legacyWidget.Id }] : []),
    ...when(isUserSwapped, { name: 'userSwapped' }),
    ...cancellation(user, now),
    ...billingPrompts(user.admin, account, now),
  ];
}

/** Without days left there is nothing to renew, and an agent cannot do so at all. */
function cancellation({ admin, account }: User, now: Instant): Banner[] {
  if (account.cancelAt === null) return [];
  const daysLeft = Math.max(0, daysRemaining(account.cancelAt, now));
  return [{ name: 'scheduledCancellation', daysLeft, canRenew: admin && daysLeft > 0 }];
}

/** What an admin is asked for, an agent must ask an admin for. */
function billingPrompts(isAdmin: boolean, account: Account, now: Instant): Banner[] {
  const days = account.trialEndAt === null ? 0 : daysRemaining(account.trialEndAt, now);
  const prompts: Banner[] = [
    ...when(isTrialing(account, now), { name: 'addPayment', trialDaysLeft: days }),
    ...when(isBillingAddressMissing(account), { name: 'missingBillingAddress' }),
  ];
  if (isAdmin) return prompts;
  return when(prompts.length > 0 || account.delinquent, { name: 'askAdmin' });
}

function when(condition: boolean, banner: Banner): Banner[] {
  return condition ? [banner] : [];
}
