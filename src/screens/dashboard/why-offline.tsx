import type { WhyOffline as Reason } from '../../model/dashboard/dashboard';
import type { Route } from '../../model/places/route';
import type { Id } from '../../model/core/tolerant';
import { useLabels } from '../../ui/theme/labels';
import { Link } from '../../ui/base/link';
import { Text } from '../../ui/radix';
import { dashboardLabels } from './labels';

interface WhyOfflineProps {
  id: Id;
  /** An unfinished setup is told by the card itself. */
  reason: Exclude<Reason, 'setupUnfinished'>;
  isAdmin: boolean;
}

/** One sentence of why visitors find a widget offline, with the link that mends it. */
export function WhyOffline({ id, reason, isAdmin }: WhyOfflineProps) {
  const labels = useLabels(dashboardLabels);
  const mendedByAdmin = reason === 'paymentMissing' || reason === 'overQuota';
  return (
    <Text as="p" size="1" color="gray" className="cd-card-reason" data-chatdeck="why-offline" data-reason={reason}>
      {labels[reason]}{' '}
      {mendedByAdmin && !isAdmin ? (
        labels.askAdminAbout
      ) : (
        <Link to={placeOf(id, reason)} className="cd-card-action">
          {labels[`${reason}Link`]}
        </Link>
      )}
    </Text>
  );
}

function placeOf(id: Id, reason: WhyOfflineProps['reason']): Route {
  switch (reason) {
    case 'switchedOff':
    case 'nobodyActive':
      return { name: 'settings', widgetId: id, tab: 'behavior' };
    case 'outsideHours':
      return { name: 'settings', widgetId: id, tab: 'op-hours' };
    default:
      return { name: 'account' };
  }
}
