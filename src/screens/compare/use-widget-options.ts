import { useMemo } from 'react';
import type { ComparedWidget } from '../../model/settings/across/compare';
import { useMarkedWidgetName } from '../../ui/format/widget-name';
import type { SelectOption } from '../../ui/inputs/select';
import { useLabels } from '../../ui/theme/labels';
import { widgetChecksLabels } from '../../ui/settings/widget-checks-labels';

/** Widgets to choose from, by workspace. */
export function useWidgetOptions(widgets: readonly ComparedWidget[]): SelectOption[] {
  const { noWorkspace } = useLabels(widgetChecksLabels);
  const nameOf = useMarkedWidgetName();
  return useMemo(() => {
    const workspaces = [...new Set(widgets.map(({ workspace }) => workspace))];
    return workspaces.flatMap((workspace) =>
      widgets
        .filter((widget) => widget.workspace === workspace)
        .map(({ widgetId, name }) => ({
          value: String(widgetId),
          label: nameOf({ id: widgetId, name }),
          group: workspace || noWorkspace,
        })),
    );
  }, [widgets, nameOf, noWorkspace]);
}
