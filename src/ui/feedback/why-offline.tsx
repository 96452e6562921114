import { offlineFix, type WhyOffline as Reason } from '../../model/places/why-offline';
import type { SettingsTab } from '../../model/places/route';
import type { Id } from '../../model/core/tolerant';
import { Link } from '../base/link';
import { defineLabels, useLabels } from '../theme/labels';

/** Why visitors find a widget offline, each with the words of the link that removes the reason. */
export const whyOfflineLabels = defineLabels('why-offline', {
  setupUnfinished: 'Setup isn’t finished.',
  setupUnfinishedLink: 'Finish setup',
  switchedOff: 'Turned off manually.',
  switchedOffLink: 'Turn it on',
  paymentMissing: 'Your account’s payment is overdue.',
  paymentMissingLink: 'Update billing',
  overQuota: 'Your account is over its plan limits.',
  overQuotaLink: 'See plans',
  connectionExpired: 'The Slack connection has expired.',
  connectionExpiredLink: 'Connect again',
  outsideHours: 'Outside operating hours.',
  outsideHoursLink: 'See operating hours',
  nobodyActive: 'All operators are away and/or operating hours are enabled.',
  nobodyActiveLink: 'See presence settings',
  /** In place of the link, for those who cannot follow it. */
  askAdmin: 'Ask an admin.',
} satisfies Record<Reason | `${Reason}Link` | 'askAdmin', string>);

interface WhyOfflineProps {
  /** The widget that visitors find offline. */
  widgetId: Id;
  /** Why, as `whyOffline` says. */
  reason: Reason;
  /** Whether the person looks after plan and payment; others are told to ask who does. */
  isAdmin?: boolean | undefined;
  /** The settings tab that it is shown on: a link that would lead there is left out. */
  tab?: SettingsTab | undefined;
  /** Of the link. */
  className?: string | undefined;
}

/** One sentence of why visitors find a widget offline, with the link that removes the reason. */
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
