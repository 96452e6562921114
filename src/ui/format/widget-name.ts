import { useCallback } from 'react';
import { widgetName, type NamedWidget } from '../../model/entities/widget';
import type { Id } from '../../model/core/tolerant';
import { defineLabels, useLabels } from '../theme/labels';

export const widgetNameLabels = defineLabels('widget-name', {
  /** A widget whose channel has no name; it may also lack an Id. */
  unnamed: (id: Id | undefined) => (id === undefined ? 'Unnamed widget' : `Widget ${id}`),
});

/** A widget's name in lists. */
export function useWidgetName(): (widget: NamedWidget) => string {
  const { unnamed } = useLabels(widgetNameLabels);
  return useCallback((widget) => widgetName(widget, unnamed), [unnamed]);
}

/** The same within a sentence, where a channel has its mark: `#sales`. */
export function useMarkedWidgetName(): (widget: NamedWidget) => string {
  const nameOf = useWidgetName();
  return useCallback((widget) => (widget.name === '' ? nameOf(widget) : `#${widget.name}`), [nameOf]);
}
