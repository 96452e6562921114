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
import type { ComparedPeriod } from '../../../model/reports/comparison';
import type { RollUpFigure } from '../../../model/reports/roll-up';
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

/** Formats a figure of all widgets, or as not measured. */
export function useRollUpText(): (figure: RollUpFigure, value: number | null) => string {
  const labels = useLabels(reportsOverviewLabels);
  const { count, percent } = useFormat();
  const duration = useDuration();
  return useCallback(
    (figure, value) => {
      if (value === null) return labels.none;
      switch (figure) {
        case 'chats':
        case 'offline':
          return count(value);
        case 'missed':
        case 'rating':
          return percent(value);
        case 'replyTime':
          return duration(value);
      }
    },
    [labels, count, percent, duration],
  );
}

/** The same change as of a team's figure. */
const changeLike: Record<RollUpFigure, OverviewFigure> = {
  chats: 'totalChats',
  missed: 'upRatingPercent',
  replyTime: 'avgTimeToFirstReply',
  rating: 'upRatingPercent',
  offline: 'totalOfflineMsgs',
};

/** Formats a change of a figure of all widgets. */
export function useRollUpChangeText(period: ComparedPeriod) {
  const write = useChangeText(period);
  return useCallback((figure: RollUpFigure, change: FigureChange) => write(changeLike[figure], change), [write]);
}

/** Formats a change: `12% faster`. */
export function useChangeText({ scale }: ComparedPeriod) {
  const labels = useLabels(reportsOverviewLabels);
  const { count, percent } = useFormat();
  return useCallback(
    (figure: OverviewFigure, { direction, share }: FigureChange) => {
      if (direction === 'same') return labels.unchanged;
      if (share === undefined) return labels.noneBefore;
      const unit = figureUnit(figure);
      if (unit === 'percent') return labels.pointsChanged(direction, count(Math.round(share * 100)));
      const text = labels.changed(figure, direction, percent(share));
      return unit === 'count' && scale !== 1 ? labels.changedPerDay(text) : text;
    },
    [labels, count, percent, scale],
  );
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

/** Counts of a longer or shorter period are scaled. */
export function changeOf(
  figure: OverviewFigure,
  now: ChatFigures,
  before: ChatFigures | undefined,
  owner: FigureOwner,
  { scale }: ComparedPeriod,
): FigureChange | undefined {
  if (!before) return undefined;
  const then = before[figure];
  const isCount = figureUnit(figure) === 'count';
  return figureChange(figure, now[figure], then === null || !isCount ? then : then * scale, owner.of === 'missed');
}
