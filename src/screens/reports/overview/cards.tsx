import type { ChatFigures } from '../../../model/entities/report';
import type { TrendFigure } from '../../../model/places/report-route';
import type { ComparedPeriod } from '../../../model/reports/comparison';
import { figuresOf, type OverviewFigure, type TrendControl } from '../../../model/reports/overview';
import type { RangeControl } from '../../../model/reports/props';
import { useLabels } from '../../../ui/theme/labels';
import { StatCard, StatCards } from '../../../ui/charts/stat-card';
import { reportsOverviewLabels } from './labels';
import { changeOf, figureLabel, useChangeText, useFigureValue, type FigurePlace } from './values';
import { useDefinition } from '../controls/part';

interface OverviewCardsProps extends FigurePlace {
  /** Absent while loading. */
  figures?: ChatFigures | undefined;
  /** For the previous period, once loaded. */
  before?: ChatFigures | undefined;
  range: RangeControl;
  period: ComparedPeriod;
  /** Chooses the figure of the chart. */
  trend?: TrendControl | undefined;
}

/** The figures of the team, an agent, or the missed chats. */
export function OverviewCards({ figures, before, range, period, trend, ...place }: OverviewCardsProps) {
  const labels = useLabels(reportsOverviewLabels);
  const valueOf = useFigureValue();
  const writeChange = useChangeText(period);
  const { owner } = place;
  const describe = useDefinition(range);
  // A figure means the same for each agent: the team's cards explain it.
  const define = { team: labels.definition, agent: undefined, missed: labels.missedDefinition }[owner.of];
  return (
    <StatCards>
      {figuresOf(owner).map((figure) => {
        const change = figures && changeOf(figure, figures, before, owner, period);
        return (
          <StatCard
            key={figure}
            label={figureLabel(labels, figure, owner)}
            {...(figures ? valueOf(figure, figures[figure], place) : { value: undefined })}
            definition={define && describe(define(figure))}
            choice={choiceOf(trend, trendOf(figure, owner))}
            change={change && { text: writeChange(figure, change), trend: change.trend }}
          />
        );
      })}
    </StatCards>
  );
}

/** The figure of the chart that a card chooses; others have no days. */
function trendOf(figure: OverviewFigure, { of }: FigurePlace['owner']): TrendFigure | undefined {
  if (of === 'missed') return figure === 'totalChats' ? 'missed' : undefined;
  const figures: Partial<Record<OverviewFigure, TrendFigure>> = {
    totalChats: 'chats',
    avgTimeToFirstReply: 'replyTime',
    upRatingPercent: 'rating',
  };
  return figures[figure];
}

function choiceOf(trend: TrendControl | undefined, figure: TrendFigure | undefined) {
  if (!trend || figure === undefined) return undefined;
  return { isChosen: trend.figure === figure, onChoose: () => trend.onFigureChange(figure) };
}
