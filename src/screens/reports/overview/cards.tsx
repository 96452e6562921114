import type { ChatFigures } from '../../../model/entities/report';
import { figuresOf } from '../../../model/reports/overview';
import { useLabels } from '../../../ui/theme/labels';
import { StatCard, StatCards } from '../../../ui/charts/stat-card';
import { reportsOverviewLabels } from './labels';
import { changeOf, figureLabel, useChangeText, useFigureValue, type FigurePlace } from './values';

interface OverviewCardsProps extends FigurePlace {
  /** Absent while loading. */
  figures?: ChatFigures | undefined;
  /** For the previous period, once loaded. */
  before?: ChatFigures | undefined;
}

/** The figures of the team, an agent, or the missed chats. */
export function OverviewCards({ figures, before, ...place }: OverviewCardsProps) {
  const labels = useLabels(reportsOverviewLabels);
  const valueOf = useFigureValue();
  const writeChange = useChangeText();
  const { owner } = place;
  // A figure means the same for each agent: the team's cards explain it.
  const define = { team: labels.definition, agent: undefined, missed: labels.missedDefinition }[owner.of];
  return (
    <StatCards>
      {figuresOf(owner).map((figure) => {
        const change = figures && changeOf(figure, figures, before, owner);
        return (
          <StatCard
            key={figure}
            label={figureLabel(labels, figure, owner)}
            {...(figures ? valueOf(figure, figures[figure], place) : { value: undefined })}
            definition={define?.(figure)}
            change={change && { text: writeChange(figure, change), trend: change.trend }}
          />
        );
      })}
    </StatCards>
  );
}
