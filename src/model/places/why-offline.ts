import type { Account } from '../entities/account';
import { accountStanding, accountStatus } from '../entities/billing';
import { planIncludes } from '../entities/plan';
import { isFinished, isOnline, type Widget } from '../entities/widget';
import type { Id, Instant } from '../core/tolerant';
import { isWithinHours, plainRanges, type WeeklyRange } from '../time/weekly-hours';
import { isConnectionBroken, legacyApiEnd, type ConnectionContext } from './connection';
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
export interface OfflineContext extends ConnectionContext {
  account: Account;
}

/** Hours and their zone. */
export interface VisitorHours {
  ranges: readonly WeeklyRange[];
  zone: string;
}

/** All that decides what a widget's visitors see, as it is now. */
export interface VisitorFacts {
  /** What keeps the widget offline from a time on, or always (`-Infinity`); the first that applies counts. */
  blockers: readonly { reason: WhyOffline; from: Instant }[];
  /** Null if no hours turn the widget on and off. */
  hours: VisitorHours | null;
  /** Visitors get the chat even while no operator is active. */
  isManual: boolean;
  /** An offline widget is hidden, without a contact form. */
  isHiddenOffline: boolean;
  /** Whether the widget is online now. */
  isOnline: boolean;
}

/** Collects what decides what a widget's visitors see. */
export function visitorFacts(widget: Widget, { account, expired }: Omit<OfflineContext, 'now'>): VisitorFacts {
  const { onOffSchedule, operatingHours, tz } = widget;
  const hasHours = onOffSchedule && operatingHours !== null && planIncludes(account.plan, 'operatingHours');
  const { trialEndAt, cancelAt } = account;
  const from: [WhyOffline, Instant | undefined][] = [
    ['setupUnfinished', isFinished(widget) ? undefined : -Infinity],
    ['switchedOff', widget.off ? -Infinity : undefined],
    ['paymentMissing', firstTime([trialEndAt, cancelAt], (at) => isPaymentMissing(account, at))],
    ['overQuota', account.quota.isOverquota ? -Infinity : undefined],
    ['connectionExpired', firstTime([legacyApiEnd], (now) => isConnectionBroken(widget, { now, expired }))],
  ];
  return {
    blockers: from.flatMap(([reason, at]) => (at === undefined ? [] : { reason, from: at })),
    hours: hasHours ? { ranges: plainRanges(operatingHours), zone: tz } : null,
    isManual: widget.manualMode,
    isHiddenOffline: widget.hideWhenOffline,
    isOnline: isOnline(widget),
  };
}

/**
 * Why the widget is offline at a time, whether or not operators are active then: turned off, the account's payment and
 * limits, the Slack connection, operating hours. Hours that end at 23:45 leave a gap until midnight.
 */
export function offlineReason({ blockers, hours }: VisitorFacts, at: Instant): WhyOffline | undefined {
  const blocker = blockers.find(({ from }) => from <= at);
  if (blocker) return blocker.reason;
  return hours && !isWithinHours(hours.ranges, hours.zone, at) ? 'outsideHours' : undefined;
}

/** Why the widget is offline now. Undefined while it is online. */
export function offlineReasonNow(facts: VisitorFacts, now: Instant): WhyOffline | undefined {
  return facts.isOnline ? undefined : (offlineReason(facts, now) ?? 'nobodyActive');
}

/** The first reason that applies to an offline widget. Undefined while it is online. */
export function whyOffline(widget: Widget, context: OfflineContext): WhyOffline | undefined {
  return isOnline(widget) ? undefined : offlineReasonNow(visitorFacts(widget, context), context.now);
}

/** Reasons that belong to one widget and stay until someone acts, most urgent first. */
export const attentionReasons = ['connectionExpired', 'switchedOff', 'setupUnfinished'] as const satisfies WhyOffline[];

export type AttentionReason = (typeof attentionReasons)[number];

/**
 * What someone has to fix about the widget itself, whatever concerns the whole account, and also while the server still
 * calls a widget online whose connection Slack rejected.
 */
export function attentionReason(widget: Widget, context: OfflineContext): AttentionReason | undefined {
  const { blockers } = visitorFacts(widget, context);
  return attentionReasons.find((own) => blockers.some(({ reason, from }) => reason === own && from <= context.now));
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

/** The first of the times, or always, at which something that then stays is so. */
function firstTime(times: readonly (Instant | null)[], isSo: (at: Instant) => boolean): Instant | undefined {
  const inOrder = times.filter((time) => time !== null).toSorted((a, b) => a - b);
  return [-Infinity, ...inOrder].find(isSo);
}

/** A scheduled cancellation does not take anything offline until it takes effect. */
function isPaymentMissing(account: Account, at: Instant): boolean {
  const { status: standing } = accountStanding(account, at);
  return account.delinquent || standing === 'ended' || accountStatus(account, at).status === 'trialExpired';
}
