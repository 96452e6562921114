import type { Account } from '../entities/account';
import { accountStanding, accountStatus } from '../entities/billing';
import { planIncludes } from '../entities/plan';
import { isFinished, isOnline, type Widget } from '../entities/widget';
import type { Id, Instant } from '../core/tolerant';
import { dayOfWeek } from '../time/local-date';
import { wallTime } from '../time/zoned-time';
import { isLegacyOver } from './connection';
import type { Route } from './route';

/** Why visitors find a widget offline, by what there is to do about it. */
export type WhyOffline =
  | 'setupUnfinished'
  | 'switchedOff'
  | 'paymentMissing'
  | 'overQuota'
  | 'connectionExpired'
  | 'outsideHours'
  | 'nobodyActive';

/** What a reason depends on beside the widget. */
export interface OfflineContext {
  account: Account;
  now: Instant;
  /** The widgets, by the text of their Ids, whose connection Slack refused when a screen last asked. */
  expired?: ReadonlySet<string> | undefined;
}

/**
 * Why a widget is offline, the first that applies: switched off, the account's payment and limits, the connection to
 * Slack, the operating hours, the team. Undefined while it is online.
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

/** Where a reason is removed; undefined where an admin has to be asked. */
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

/** A cancellation that is still to come takes nothing offline yet. */
function isPaymentMissing(account: Account, now: Instant): boolean {
  const { status: standing } = accountStanding(account, now);
  return account.delinquent || standing === 'ended' || accountStatus(account, now).status === 'trialExpired';
}

/** By the stored list to the letter: a day that ends at 23:45 has a hole until midnight. */
function isOutsideHours({ onOffSchedule, operatingHours, tz }: Widget, { plan }: Account, now: Instant): boolean {
  if (!onOffSchedule || operatingHours === null || !planIncludes(plan, 'operatingHours')) return false;
  const wall = wallTime(now, tz);
  const weekday = dayOfWeek(wall.slice(0, 10));
  const clock = Number(wall.slice(11, 13)) * 100 + Number(wall.slice(14, 16));
  return !operatingHours.some((hours) => hours.weekday === weekday && hours.start <= clock && clock < hours.end);
}
