import type { ChatFigures } from '../../../model/entities/report';
import {
  figureChange,
  figureFilters,
  figureUnit,
  type FigureChange,
  type OverviewFigure,
} from '../../../model/reports/overview';
import { toReportTab, type ReportRoute } from '../../../model/places/report-route';
import type { Id } from '../../../model/core/tolerant';
import { useLabels } from '../../../ui/theme/labels';
import { useDuration } from '../../../ui/format/duration';
import { useFormat } from '../../../ui/format/format';
import { useCallback } from 'react';
import { reportsOverviewLabels } from './labels';

/** Whose chats are counted: the whole team's when neither is set. */
interface Whose {
  agent?: string | undefined;
  isMissed?: boolean | undefined;
}

/** Writes a figure with its unit; what was not measured as such. */
export function useFigureText(): (figure: OverviewFigure, value: number | null) => string {
  const labels = useLabels(reportsOverviewLabels);
  const { count, decimal, percent } = useFormat();
  const duration = useDuration();
  return useCallback(
    (figure, value) => {
      if (value === null) return labels.none;
      switch (figureUnit(figure)) {
        case 'count':
          return count(value);
        case 'decimal':
          return decimal(value);
        case 'percent':
          return percent(value / 100);
        case 'seconds':
          return duration(value);
      }
    },
    [labels, count, decimal, percent, duration],
  );
}

/** Writes how a figure moved: `12% faster`. */
export function useChangeText() {
  const labels = useLabels(reportsOverviewLabels);
  const { count, percent } = useFormat();
  return (figure: OverviewFigure, { direction, share }: FigureChange) => {
    if (direction === 'same') return labels.unchanged;
    if (share === undefined) return labels.noneBefore;
    if (figureUnit(figure) === 'percent') return labels.pointsChanged(direction, count(Math.round(share * 100)));
    return labels.changed(figure, direction, percent(share));
  };
}

/** The history of the chats behind a figure, in the same range and zone. */
export function historyOf(route: ReportRoute, widgetId: Id, figure: OverviewFigure, whose: Whose = {}): ReportRoute {
  return { ...toReportTab(route, 'history'), widgetId, filters: figureFilters(figure, whose) };
}

export function changeOf(
  figure: OverviewFigure,
  now: ChatFigures,
  before: ChatFigures | undefined,
  { isMissed }: Whose,
): FigureChange | undefined {
  return before && figureChange(figure, now[figure], before[figure], isMissed);
}
