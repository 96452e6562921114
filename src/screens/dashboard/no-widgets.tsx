import { EmptyState } from '../../ui/feedback/empty-state';
import { WidgetIcon } from '../../ui/base/icons';
import { ExternalLink } from '../../ui/base/link';
import { useTheme } from '../../ui/theme/theme-context';
import type { ReactNode } from 'react';
import type { DashboardLabels } from './labels';

interface NoWidgetsProps {
  /** Adds the first one. */
  action: ReactNode;
  labels: DashboardLabels;
}

/** The Dashboard of an account without a widget. */
export function NoWidgets({ action, labels }: NoWidgetsProps) {
  const { addresses } = useTheme();
  return (
    <EmptyState
      icon={<WidgetIcon size={24} />}
      title={labels.emptyTitle}
      action={action}
      link={<ExternalLink href={addresses.docs}>{labels.emptyLink}</ExternalLink>}
    >
      {labels.emptyText}
    </EmptyState>
  );
}
