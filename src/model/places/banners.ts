import { legacyApiEnd } from './connection';
import { daysRemaining, isTrialing, type Account } from '../entities/account';
import { accountStanding, accountStatus, isBillingAddressMissing } from '../entities/billing';
import type { Id, Instant } from '../core/tolerant';
import { countedMonth, quotaForecast } from '../entities/quota-forecast';
import { isOverConversations, quotaExcess, type QuotaExcess } from '../entities/usage';
import { currentTermsVersion, widgetsOf, type User } from '../entities/user';
import { usesLegacyOauth } from '../entities/widget';

/**
 * A notice about the account at the top of every page. The shell's labels have the text. `isAdmin`: the user can act on
 * it.
 */
export type Banner =
  /** The subscription has ended. */
  | { name: 'ended'; isAdmin: boolean; endedAt: Instant | null }
  /** The trial has expired without a paid plan. */
  | { name: 'trialExpired'; isAdmin: boolean; endedAt: Instant }
  | { name: 'delinquent'; isAdmin: boolean }
  /** `startsOverAt` is when the conversations of a new month start to count; null for other limits. */
  | { name: 'overQuota'; isAdmin: boolean; excess: QuotaExcess; startsOverAt: Instant | null }
  /** The wording differs before and after Slack's legacy bots ended. */
  | { name: 'legacyApi'; isOver: boolean; widgetId: Id }
  | { name: 'scheduledCancellation'; endsAt: Instant; daysLeft: number; canRenew: boolean }
  /** At this pace, the month's conversations reach what the plan includes; `reachesAt` is null if they have. */
  | {
      name: 'quotaForecast';
      isAdmin: boolean;
      included: number;
      reachesAt: Instant | null;
      daysLeft: number;
      startsOverAt: Instant;
    }
  | { name: 'terms' }
  | { name: 'addPayment'; endsAt: Instant; daysLeft: number }
  | { name: 'missingBillingAddress' }
  /** Shown to non-admins. */
  | { name: 'askAdmin' };
export type BannerName = Banner['name'];

/** Props for `AccountBanners`, returned by `useAccountBanners`. */
export interface AccountBannersProps {
  /** In order of urgency, without dismissed ones. */
  banners: readonly Banner[];
  /** Dismisses a reminder banner; absent hides the buttons. */
  onDismissBanner?: ((name: BannerName) => void) | undefined;
}

/** How urgent a banner is: service has stopped, service will stop soon, or a reminder. */
export type BannerUrgency = 'danger' | 'warning' | 'info';

const urgencies: readonly BannerUrgency[] = ['danger', 'warning', 'info'];

/** Upcoming events become urgent this many days ahead. */
const LAST_DAYS = 3;

/** Only reminders can be dismissed. Banners about service that has stopped, or is about to, stay. */
const dismissible: readonly BannerName[] = ['quotaForecast', 'addPayment', 'missingBillingAddress', 'askAdmin'];

/** Whether the user can dismiss the banner without missing something critical. A forecast is one until it is urgent. */
export function isDismissible(banner: Banner): boolean {
  return dismissible.includes(banner.name) && (banner.name !== 'quotaForecast' || bannerUrgency(banner) === 'info');
}

/** A banner's urgency, which sets its tone and position. */
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
    case 'quotaForecast':
      return banner.daysLeft <= LAST_DAYS ? 'warning' : 'info';
    case 'askAdmin':
      return 'info';
    default:
      return 'warning';
  }
}

/** The user's banners, most urgent first. With the month's `conversations`, they include where these lead. */
export function bannersFor(user: User, now: Instant, conversations: number | null = null): Banner[] {
  const legacyWidget = widgetsOf(user).find(usesLegacyOauth);
  const banners: Banner[] = [
    ...accountBanners(user, now),
    ...(legacyWidget ? [{ name: 'legacyApi' as const, isOver: now >= legacyApiEnd, widgetId: legacyWidget.Id }] : []),
    ...cancellation(user, now),
    ...forecastBanners(user, now, conversations),
    ...when(user.ActiveTOSPP !== currentTermsVersion, { name: 'terms' }),
    ...billingPrompts(user, now),
  ];
  const rank = (banner: Banner) => urgencies.indexOf(bannerUrgency(banner));
  return banners.toSorted((a, b) => rank(a) - rank(b));
}

/** What stopped the service. Once the account has ended, its other payment problems no longer matter. */
function accountBanners({ admin: isAdmin, account }: User, now: Instant): Banner[] {
  const standing = accountStanding(account, now);
  if (standing.status === 'ended') return [{ name: 'ended', isAdmin, endedAt: standing.at }];
  const { trialEndAt, delinquent, quota } = account;
  const isExpired = accountStatus(account, now).status === 'trialExpired';
  return [
    ...(isExpired && trialEndAt !== null ? [{ name: 'trialExpired' as const, isAdmin, endedAt: trialEndAt }] : []),
    ...when(delinquent, { name: 'delinquent', isAdmin }),
    ...when(quota.isOverquota, {
      name: 'overQuota',
      isAdmin,
      excess: quotaExcess(account),
      startsOverAt: isOverConversations(account) ? countedMonth(now).until : null,
    }),
  ];
}

/** Whether a count of the month's conversations can tell more than the account itself. */
export function asksForecast({ account }: Pick<User, 'account'>, now: Instant): boolean {
  return account.plan.convosPerMonth > 0 && !account.quota.isOverquota && isServed(account, now);
}

/** Whether visitors of the account can chat, as far as its plan says. */
export function isServed(account: Account, now: Instant): boolean {
  return accountStanding(account, now).status !== 'ended' && accountStatus(account, now).status !== 'trialExpired';
}

function forecastBanners(user: User, now: Instant, conversations: number | null): Banner[] {
  if (conversations === null || !asksForecast(user, now)) return [];
  const { convosPerMonth: included } = user.account.plan;
  const forecast = quotaForecast(conversations, included, now);
  if (!forecast || forecast.status === 'stays') return [];
  const reachesAt = forecast.status === 'reaches' ? forecast.at : null;
  const daysLeft = reachesAt === null ? 0 : daysRemaining(reachesAt, now);
  const { startsOverAt } = forecast;
  return [{ name: 'quotaForecast', isAdmin: user.admin, included, reachesAt, daysLeft, startsOverAt }];
}

function cancellation({ admin, account }: User, now: Instant): Banner[] {
  const standing = accountStanding(account, now);
  if (standing.status !== 'endingOn') return [];
  const { at: endsAt, daysLeft } = standing;
  return [{ name: 'scheduledCancellation', endsAt, daysLeft, canRenew: admin }];
}

/** Billing prompts for admins. Agents get a single prompt to ask an admin, unless another banner already says so. */
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
