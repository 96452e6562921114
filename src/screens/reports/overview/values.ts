import { decodeEntities } from '../../../model/core/decode-entities';
import type { ChatFigures } from '../../../model/entities/report';
import {
  countedChats,
  figureChange,
  figureUnit,
  type FigureChange,
  type FigureOwner,
  type OverviewFigure,
} from '../../../model/reports/overview';
import { toReportTab, type ReportRoute } from '../../../model/places/report-route';
import type { Id } from '../../../model/core/tolerant';
import { useLabels } from '../../../ui/theme/labels';
import { useDuration } from '../../../ui/format/duration';
import { useFormat } from '../../../ui/format/format';
import { useCallback } from 'react';
import { reportsOverviewLabels, type ReportsOverviewLabels } from './labels';

/** Formats a figure with its unit, or as not measured. */
function useFigureText(): (figure: OverviewFigure, value: number | null) => string {
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

/** Formats a change: `12% faster`. */
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

/** Where a figure comes from. */
export interface FigurePlace {
  route: ReportRoute;
  widgetId: Id;
  owner: FigureOwner;
}

/** A figure as it is shown: a link leads to exactly the chats it counts, in the same range and zone. */
export function useFigureValue() {
  const labels = useLabels(reportsOverviewLabels);
  const write = useFigureText();
  return useCallback(
    (figure: OverviewFigure, number: number | null, { route, widgetId, owner }: FigurePlace) => {
      const value = write(figure, number);
      const label = figureLabel(labels, figure, owner);
      const filters = countedChats(figure, owner, number);
      return {
        value,
        valueLabel: number === null ? labels.notMeasured : undefined,
        state: number ? ('counted' as const) : ('none' as const),
        to: filters ? { ...toReportTab(route, 'history'), widgetId, filters } : undefined,
        linkLabel: labels.toHistory(
          owner.of === 'agent' ? labels.agentFigure(decodeEntities(owner.name), label) : label,
          value,
        ),
      };
    },
    [labels, write],
  );
}

/** A figure's name. */
export function figureLabel(labels: ReportsOverviewLabels, figure: OverviewFigure, { of }: FigureOwner): string {
  return of === 'missed' && figure === 'avgChatsPerDay' ? labels.missedPerDay : labels[figure];
}

export function changeOf(
  figure: OverviewFigure,
  now: ChatFigures,
  before: ChatFigures | undefined,
  owner: FigureOwner,
): FigureChange | undefined {
  return before && figureChange(figure, now[figure], before[figure], owner.of === 'missed');
}
