import type { DashboardCard } from '../../model/dashboard/dashboard';
import { useLabels } from '../../ui/theme/labels';
import { AlertIcon } from '../../ui/base/icons';
import { Text } from '../../ui/radix';
import { dashboardLabels } from './labels';

interface UnreadableCardProps {
  card: Extract<DashboardCard, { status: 'failed' }>;
}

/** The place of a widget that the server sent in a form we cannot read. */
export function UnreadableCard({ card }: UnreadableCardProps) {
  const labels = useLabels(dashboardLabels);
  return (
    <div role="listitem" className="cd-card" data-chatdeck="widget-card" data-state="failed">
      <div className="cd-card-header">
        <AlertIcon size={16} className="cd-card-alert" />
        <Text size="2" weight="medium">
          {card.name || labels.unnamedWidget}
        </Text>
      </div>
      <Text as="p" size="2" color="gray">
        {labels.unreadableWidget}
      </Text>
    </div>
  );
}
