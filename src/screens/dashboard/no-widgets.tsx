import { EmptyState } from '../../ui/empty-state';
import { WidgetIcon } from '../../ui/icons';
import { ExternalLink } from '../../ui/link';
import { useTheme } from '../../ui/theme-context';
import type { DashboardLabels } from './labels';

/** The Dashboard of an account without a widget. */
export function NoWidgets({ labels }: { labels: DashboardLabels }) {
  const { addresses } = useTheme();
  return (
    <EmptyState
      icon={<WidgetIcon size={24} />}
      title={labels.emptyTitle}
      link={<ExternalLink href={addresses.docs}>{labels.emptyLink}</ExternalLink>}
    >
      {labels.emptyText}
    </EmptyState>
  );
}
