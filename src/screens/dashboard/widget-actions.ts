import type { DashboardCard } from '../../model/dashboard/dashboard';
import type { RowAction } from '../../ui/data-table/types';
import { settingsLabels } from '../../ui/settings/settings-labels';
import { useLabels } from '../../ui/theme/labels';
import { useCallback } from 'react';
import type { AskedWidget } from './delete-dialog';
import { dashboardLabels } from './labels';

/** What else to do with a widget besides following its link: the same in a card and in the table. */
export function useWidgetActions(onAskDelete: ((widget: AskedWidget) => void) | undefined) {
  const { deleteWidget } = useLabels(dashboardLabels);
  const { install } = useLabels(settingsLabels);
  return useCallback(
    (card: DashboardCard): readonly RowAction[] => {
      if (card.status === 'failed') return [];
      return [
        ...(card.isFinished
          ? [{ label: install, to: { name: 'settings', widgetId: card.id, tab: 'install' } as const }]
          : []),
        ...(onAskDelete ? [{ label: deleteWidget, onSelect: () => onAskDelete(card) }] : []),
      ];
    },
    [deleteWidget, install, onAskDelete],
  );
}
