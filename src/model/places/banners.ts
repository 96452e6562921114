import { legacyApiEnd } from './connection';
import { daysRemaining, isTrialing, type Account } from '../entities/account';
import { accountStanding, accountStatus, isBillingAddressMissing } from '../entities/billing';
import type { Id, Instant } from '../core/tolerant';
import { quotaExcess, type QuotaExcess } from '../entities/usage';
import { currentTermsVersion, widgetsOf, type User } from '../entities/user';
import { usesLegacyOauth } from '../entities/widget';

/** A notice about the account above every page; the shell's labels hold the words. `isAdmin`: the person can act on it. */
export type Banner =
  /** The subscription is over. */
  | { name: 'ended'; isAdmin: boolean; endedAt: Instant | null }
  /** The trial is over and no plan is paid for. */
  | { name: 'trialExpired'; isAdmin: boolean; endedAt: Instant }
  | { name: 'delinquent'; isAdmin: boolean }
  | { name: 'overQuota'; isAdmin: boolean; excess: QuotaExcess }
  /** The wording differs before and after the day on which Slack's legacy bots ended. */
  | { name: 'legacyApi'; isOver: boolean; widgetId: Id }
  | { name: 'scheduledCancellation'; endsAt: Instant; daysLeft: number; canRenew: boolean }
  | { name: 'terms' }
  | { name: 'addPayment'; endsAt: Instant; daysLeft: number }
  | { name: 'missingBillingAddress' }
  /** For those who are not admins. */
  | { name: 'askAdmin' };
export type BannerName = Banner['name'];

/** What `useAccountBanners` gives and `AccountBanners` takes. */
export interface AccountBannersProps {
  /** In their order, without those that the person dismissed. */
  banners: readonly Banner[];
  /** Dismisses a banner that only reminds; absent hides the buttons. */
  onDismissBanner?: ((name: BannerName) => void) | undefined;
}

/** How soon a banner needs the person: it has stopped, it soon will, it only asks. */
export type BannerUrgency = 'danger' | 'warning' | 'info';

const urgencies: readonly BannerUrgency[] = ['danger', 'warning', 'info'];

/** So few days before its end, a trial is urgent. */
const LAST_DAYS = 3;

/** Those that only remind; what stops the service, or is about to, stays. */
const dismissible: readonly BannerName[] = ['addPayment', 'missingBillingAddress', 'askAdmin'];

/** Whether a person can put the banner away without missing anything that harms them. */
export function isDismissible(name: BannerName): boolean {
  return dismissible.includes(name);
}

/** How urgent a banner is: its tone and its place among the others. */
export function bannerUrgency(banner: Banner): BannerUrgency {
  switch (banner.name) {
    case 'ended':
    case 'trialExpired':
    case 'delinquent':
    case 'overQuota':
      return 'danger';
    case 'legacyApi':
      return banner.isOver ? 'danger' : 'warning';
    case 'addPayment':
      return banner.daysLeft <= LAST_DAYS ? 'warning' : 'info';
    case 'askAdmin':
      return 'info';
    default:
      return 'warning';
  }
}

/** The banners above a person's pages, the most urgent first. */
export function bannersFor(user: User, now: Instant): Banner[] {
  const legacyWidget = widgetsOf(user).find(usesLegacyOauth);
  const banners: Banner[] = [
    ...accountBanners(user, now),
    ...(legacyWidget ? [{ name: 'legacyApi' as const, isOver: now >= legacyApiEnd, widgetId: legacyWidget.Id }] : []),
    ...cancellation(user, now),
    ...when(user.ActiveTOSPP !== currentTermsVersion, { name: 'terms' }),
    ...billingPrompts(user, now),
  ];
  const rank = (banner: Banner) => urgencies.indexOf(bannerUrgency(banner));
  return banners.toSorted((a, b) => rank(a) - rank(b));
}

/** What has stopped the service. Once the account has ended, nothing else about its payment matters. */
function accountBanners({ admin: isAdmin, account }: User, now: Instant): Banner[] {
  const standing = accountStanding(account, now);
  if (standing.status === 'ended') return [{ name: 'ended', isAdmin, endedAt: standing.at }];
  const { trialEndAt, delinquent, quota } = account;
  const isExpired = accountStatus(account, now).status === 'trialExpired';
  return [
    ...(isExpired && trialEndAt !== null ? [{ name: 'trialExpired' as const, isAdmin, endedAt: trialEndAt }] : []),
    ...when(delinquent, { name: 'delinquent', isAdmin }),
    ...when(quota.isOverquota, { name: 'overQuota', isAdmin, excess: quotaExcess(account) }),
  ];
}

function cancellation({ admin, account }: User, now: Instant): Banner[] {
  const standing = accountStanding(account, now);
  if (standing.status !== 'endingOn') return [];
  const { at: endsAt, daysLeft } = standing;
  return [{ name: 'scheduledCancellation', endsAt, daysLeft, canRenew: admin }];
}

/** What an admin is asked for, an agent must ask an admin for: once, and not where another banner asks already. */
function billingPrompts({ admin, account }: User, now: Instant): Banner[] {
  if (accountStanding(account, now).status === 'ended') return [];
  const prompts: Banner[] = [
    ...trialPrompt(account, now),
    ...when(isBillingAddressMissing(account), { name: 'missingBillingAddress' }),
  ];
  if (admin) return prompts;
  return when(prompts.length > 0 && !account.delinquent, { name: 'askAdmin' });
}

function trialPrompt(account: Account, now: Instant): Banner[] {
  const { trialEndAt: endsAt } = account;
  if (endsAt === null || !isTrialing(account, now)) return [];
  return [{ name: 'addPayment', endsAt, daysLeft: daysRemaining(endsAt, now) }];
}

function when(condition: boolean, banner: Banner): Banner[] {
  return condition ? [banner] : [];
}
