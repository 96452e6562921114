import type { Problem } from '../core/problem';
import type { Instant } from '../core/tolerant';
import { usesLegacyOauth, type Widget } from '../entities/widget';

/** The first moment after March 31, 2025, the last day of legacy bots. */
export const legacyApiEnd: Instant = Date.UTC(2025, 3, 1);

/** Whether the widget uses a legacy bot that Slack has ended, even if Slack still responds to it. */
export function isLegacyOver(widget: Widget, now: Instant): boolean {
  return usesLegacyOauth(widget) && now >= legacyApiEnd;
}

/** What a broken connection is known by. */
export interface ConnectionContext {
  now: Instant;
  /** IDs, as text, of widgets whose connection Slack rejected when a screen last checked. */
  expired?: ReadonlySet<string> | undefined;
}

/** Whether the widget has lost its Slack connection, even while the server still calls it online. */
export function isConnectionBroken(widget: Widget, { now, expired }: ConnectionContext): boolean {
  return (expired?.has(String(widget.Id)) ?? false) || isLegacyOver(widget, now);
}

/** What a widget's dot shows; a broken connection counts first. */
export function dotOf({ isOnline, isBroken }: { isOnline: boolean; isBroken?: boolean | undefined }) {
  if (isBroken) return 'broken';
  return isOnline ? 'online' : 'offline';
}

const expiredCodes = ['not_connected', 'token_expired', 'token_revoked', 'account_inactive', 'invalid_auth'];

/** Whether Slack rejected the call because it no longer accepts the connection. */
export function isConnectionExpired({ code }: Problem): boolean {
  return code !== undefined && expiredCodes.includes(code);
}
