import { useMemo } from 'react';
import type { Id } from '../../model/core/tolerant';
import type { ReportHead } from '../../model/counting/chat-count';
import type { RangeControl, ReportData, ReportWidget } from '../../model/reports/props';
import type { useReportRange } from './use-report-range';
import { useReportWidgets } from './use-report-widgets';

/** The widget of a report that shows one at a time: the chosen one, or the first. */
export function useOneWidget({ route, changeRoute }: Pick<ReturnType<typeof useReportRange>, 'route' | 'changeRoute'>) {
  const { widgets, shown, all } = useReportWidgets(route.widgetId);
  const [widget] = shown;
  return {
    widget,
    /** The report's part for the widget, or why there is none. */
    withBlock<T>(block: T | undefined): ReportData<T[]> {
      if (widgets.status !== 'ready') return widgets satisfies ReportData<ReportWidget[]>;
      return { ...widgets, data: block === undefined ? [] : [block] };
    },
    choice: {
      widgets: all,
      onWidgetChange: (id: Id) => changeRoute({ widgetId: id }),
    },
  };
}

/** The days and zone of a report, the same object while they are the same. */
export function useHead({ dates: { start, end }, zone }: Pick<RangeControl, 'dates' | 'zone'>): ReportHead {
  return useMemo(() => ({ dates: { start, end }, zone }), [start, end, zone]);
}
