import type { Account } from '../entities/account';
import { accountStanding, accountStatus } from '../entities/billing';
import { planIncludes } from '../entities/plan';
import { isFinished, isOnline, type Widget } from '../entities/widget';
import type { Id, Instant } from '../core/tolerant';
import { dayOfWeek } from '../time/local-date';
import { wallTime } from '../time/zoned-time';
import { isLegacyOver } from './connection';
import type { Route } from './route';

/** Why visitors see a widget as offline, by how to fix it. */
export type WhyOffline =
  | 'setupUnfinished'
  | 'switchedOff'
  | 'paymentMissing'
  | 'overQuota'
  | 'connectionExpired'
  | 'outsideHours'
  | 'nobodyActive';

/** What the reason depends on besides the widget. */
export interface OfflineContext {
  account: Account;
  now: Instant;
  /** IDs, as text, of widgets whose connection Slack rejected when a screen last checked. */
  expired?: ReadonlySet<string> | undefined;
}

/**
 * The first reason that applies to an offline widget: turned off, the account's payment and limits, the Slack
 * connection, operating hours, the team. Undefined while it is online.
 */
export function whyOffline(widget: Widget, context: OfflineContext): WhyOffline | undefined {
  const { account, now, expired } = context;
  if (isOnline(widget)) return undefined;
  if (!isFinished(widget)) return 'setupUnfinished';
  if (widget.off) return 'switchedOff';
  if (isPaymentMissing(account, now)) return 'paymentMissing';
  if (account.quota.isOverquota) return 'overQuota';
  if (isLegacyOver(widget, now) || expired?.has(String(widget.Id))) return 'connectionExpired';
  return isOutsideHours(widget, account, now) ? 'outsideHours' : 'nobodyActive';
}

/** The page where the reason can be fixed; undefined when an admin must do it. */
export function offlineFix(reason: WhyOffline, widgetId: Id, isAdmin: boolean): Route | undefined {
  switch (reason) {
    case 'setupUnfinished':
      return { name: 'setup', widgetId };
    case 'paymentMissing':
      return isAdmin ? { name: 'account', section: 'billing' } : undefined;
    case 'overQuota':
      return isAdmin ? { name: 'account', section: 'plans' } : undefined;
    case 'connectionExpired':
      return { name: 'permissions', widgetId };
    case 'outsideHours':
      return { name: 'settings', widgetId, tab: 'op-hours' };
    default:
      return { name: 'settings', widgetId, tab: 'behavior' };
  }
}

/** A scheduled cancellation does not take anything offline until it takes effect. */
function isPaymentMissing(account: Account, now: Instant): boolean {
  const { status: standing } = accountStanding(account, now);
  return account.delinquent || standing === 'ended' || accountStatus(account, now).status === 'trialExpired';
}

/** Follows the saved list literally: a day that ends at 23:45 has a gap until midnight. */
function isOutsideHours({ onOffSchedule, operatingHours, tz }: Widget, { plan }: Account, now: Instant): boolean {
  if (!onOffSchedule || operatingHours === null || !planIncludes(plan, 'operatingHours')) return false;
  const wall = wallTime(now, tz);
  const weekday = dayOfWeek(wall.slice(0, 10));
  const clock = Number(wall.slice(11, 13)) * 100 + Number(wall.slice(14, 16));
  return !operatingHours.some((hours) => hours.weekday === weekday && hours.start <= clock && clock < hours.end);
}
