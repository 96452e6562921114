import type { ChatFigures } from '../../../model/entities/report';
import { overviewFigures, missedFigures, type OverviewFigure } from '../../../model/reports/overview';
import type { ReportRoute } from '../../../model/places/report-route';
import type { Id } from '../../../model/core/tolerant';
import { useLabels } from '../../../ui/theme/labels';
import { StatCard, StatCards } from '../../../ui/charts/stat-card';
import { reportsOverviewLabels } from './labels';
import { changeOf, historyOf, useChangeText, useFigureText } from './values';

interface OverviewCardsProps {
  widgetId: Id;
  /** Absent while they are on their way. */
  figures?: ChatFigures | undefined;
  /** Of the period before, once it is here. */
  before?: ChatFigures | undefined;
  isMissed?: boolean | undefined;
  route: ReportRoute;
}

/** The figures of the team, or of the missed chats. */
export function OverviewCards({ widgetId, figures, before, isMissed = false, route }: OverviewCardsProps) {
  const labels = useLabels(reportsOverviewLabels);
  const write = useFigureText();
  const writeChange = useChangeText();
  const names: readonly OverviewFigure[] = isMissed ? missedFigures : overviewFigures;
  return (
    <StatCards>
      {names.map((figure) => {
        const isPerDay = isMissed && figure === 'avgChatsPerDay';
        const label = isPerDay ? labels.missedPerDay : labels[figure];
        const value = figures && write(figure, figures[figure]);
        const change = figures && changeOf(figure, figures, before, { isMissed });
        return (
          <StatCard
            key={figure}
            label={label}
            value={value}
            definition={isMissed ? labels.missedDefinition(figure) : labels.definition(figure)}
            change={change && { text: writeChange(figure, change), trend: change.trend }}
            to={figures && figures[figure] !== null ? historyOf(route, widgetId, figure, { isMissed }) : undefined}
            linkLabel={value && labels.toHistory(label, value)}
          />
        );
      })}
    </StatCards>
  );
}
