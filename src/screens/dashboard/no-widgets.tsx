import { useLabels } from '../../ui/theme/labels';
import { EmptyState } from '../../ui/feedback/empty-state';
import { WidgetIcon } from '../../ui/base/icons';
import { ExternalLink } from '../../ui/base/link';
import { useTheme } from '../../ui/theme/theme-context';
import type { ReactNode } from 'react';
import { dashboardLabels } from './labels';

interface NoWidgetsProps {
  /** Adds the first one. */
  action: ReactNode;
}

/** The Dashboard of an account without a widget. */
export function NoWidgets({ action }: NoWidgetsProps) {
  const labels = useLabels(dashboardLabels);
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
