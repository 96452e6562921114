import type { DashboardCard } from '../../model/dashboard/dashboard';
import type { RowAction } from '../../ui/data-table/types';
import type { Route } from '../../model/places/route';
import { useHasScreen } from '../../ui/base/link';
import { settingsLabels } from '../../ui/settings/settings-labels';
import { useLabels } from '../../ui/theme/labels';
import { useCallback } from 'react';
import type { AskedWidget } from './delete-dialog';
import { dashboardLabels } from './labels';

/** What else to do with a widget besides following its link: the same in a card and in the table. */
export function useWidgetActions(onAskDelete: ((widget: AskedWidget) => void) | undefined) {
  const { deleteWidget } = useLabels(dashboardLabels);
  const { install } = useLabels(settingsLabels);
  const hasScreen = useHasScreen();
  return useCallback(
    (card: DashboardCard): readonly RowAction[] => {
      if (card.status === 'failed') return [];
      const code: Route = { name: 'settings', widgetId: card.id, tab: 'install' };
      return [
        ...(card.isFinished && hasScreen(code) ? [{ label: install, to: code }] : []),
        ...(onAskDelete ? [{ label: deleteWidget, onSelect: () => onAskDelete(card) }] : []),
      ];
    },
    [deleteWidget, install, hasScreen, onAskDelete],
  );
}
