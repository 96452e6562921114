import { offlineFix, type WhyOffline as Reason } from '../../model/places/why-offline';
import type { SettingsTab } from '../../model/places/route';
import type { Id } from '../../model/core/tolerant';
import { Link } from '../base/link';
import { defineLabels, useLabels } from '../theme/labels';

/** Why visitors see a widget offline, each with the text of the link that fixes it. */
export const whyOfflineLabels = defineLabels('why-offline', {
  setupUnfinished: 'Setup isn’t finished.',
  setupUnfinishedLink: 'Finish setup',
  switchedOff: 'Turned off manually.',
  switchedOffLink: 'Turn on the widget',
  paymentMissing: 'Your account’s payment is overdue.',
  paymentMissingLink: 'Update billing',
  overQuota: 'Your account is over its plan limits.',
  overQuotaLink: 'See plans',
  connectionExpired: 'The Slack connection has expired.',
  connectionExpiredLink: 'Connect Slack again',
  outsideHours: 'Outside operating hours.',
  outsideHoursLink: 'See operating hours',
  nobodyActive: 'All operators are away and/or operating hours are enabled.',
  nobodyActiveLink: 'See presence settings',
  /** Replaces the link for users who can't follow it. */
  askAdmin: 'Ask an admin.',
} satisfies Record<Reason | `${Reason}Link` | 'askAdmin', string>);

interface WhyOfflineProps {
  /** The offline widget. */
  widgetId: Id;
  /** The reason, from `whyOffline`. */
  reason: Reason;
  /** Whether the user manages plan and payment; others see whom to ask. */
  isAdmin?: boolean | undefined;
  /** The settings tab it is shown on: a link to that tab is left out. */
  tab?: SettingsTab | undefined;
  /** The link's class. */
  className?: string | undefined;
}

/** One sentence about why visitors see a widget offline, with the link that fixes it. */
export function WhyOffline({ widgetId, reason, isAdmin = false, tab, className }: WhyOfflineProps) {
  const labels = useLabels(whyOfflineLabels);
  const fix = offlineFix(reason, widgetId, isAdmin);
  const isHere = fix?.name === 'settings' && fix.tab === tab;
  return (
    <span className="cd-why-offline" data-chatdeck="why-offline" data-reason={reason}>
      {labels[reason]}{' '}
      {fix === undefined
        ? labels.askAdmin
        : !isHere && (
            <Link to={fix} className={className}>
              {labels[`${reason}Link`]}
            </Link>
          )}
    </span>
  );
}
