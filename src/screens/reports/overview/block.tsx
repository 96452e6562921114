import { rangeBefore } from '../../../model/time/date-range';
import type { Loadable } from '../../../model/core/loadable';
import type { OverviewStats } from '../../../model/entities/report';
import { teamOverview, type AgentView, type OverviewBlock } from '../../../model/reports/overview';
import type { RangeControl } from '../../../model/reports/props';
import type { ReportRoute } from '../../../model/places/report-route';
import { useLabels } from '../../../ui/theme/labels';
import { useDateRange } from '../../../ui/format/date-range';
import { ProblemCallout } from '../../../ui/feedback/problem-callout';
import { Button, Heading, Text } from '../../../ui/radix';
import { StaleNotice } from '../../../ui/feedback/stale-notice';
import { useMemo, type ReactNode } from 'react';
import { Agents } from './agents';
import { OverviewCards } from './cards';
import { reportsOverviewLabels } from './labels';

interface WidgetBlockProps {
  block: OverviewBlock;
  /** The widget's name. */
  name: string;
  range: RangeControl;
  route: ReportRoute;
  agentView: AgentView;
}

/** One widget's figures: the team's, each agent's, and the missed chats'. */
export function WidgetBlock({ block, name, range, route, agentView }: WidgetBlockProps) {
  const labels = useLabels(reportsOverviewLabels);
  const { widget, figures, before } = block;
  const now = useOverviewOf(figures);
  const then = useOverviewOf(before);
  if (figures.status === 'failed') {
    return <ProblemCallout title={labels.failed(name)} problem={figures.problem} onRetry={figures.onRetry} />;
  }
  const place = { widgetId: widget.id, route };
  return (
    <div className="cd-report-parts" data-state={figures.status} aria-busy={figures.status === 'loading'}>
      {figures.status === 'ready' && figures.problem && <StaleNotice problem={figures.problem} />}
      <Part title={labels.team}>
        <Compared before={before} range={range} />
        <OverviewCards {...place} owner={{ of: 'team' }} figures={now?.team} before={then?.team} />
      </Part>
      <Part title={labels.agents}>
        <Agents {...place} now={now} before={then} view={agentView} label={`${name}: ${labels.agents}`} />
        {now && now.unreadable > 0 && (
          <Text as="p" size="1" color="gray">
            {labels.unreadable(now.unreadable)}
          </Text>
        )}
      </Part>
      {(!now || now.missed) && (
        <Part title={labels.missed}>
          <OverviewCards {...place} owner={{ of: 'missed' }} figures={now?.missed} before={then?.missed} />
        </Part>
      )}
    </div>
  );
}

function useOverviewOf(stats: Loadable<OverviewStats>) {
  const data = stats.status === 'ready' ? stats.data : undefined;
  return useMemo(() => data && teamOverview(data), [data]);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="cd-report-part">
      <Heading as="h3" size="3">
        {title}
      </Heading>
      {children}
    </div>
  );
}

/** What the figures are compared with, or why with nothing. */
function Compared({ before, range }: Pick<WidgetBlockProps, 'range'> & Pick<OverviewBlock, 'before'>) {
  const labels = useLabels(reportsOverviewLabels);
  const writeRange = useDateRange();
  const { dates, today } = range;
  if (before.status === 'failed') {
    return (
      <Text as="p" size="1" color="gray" className="cd-report-compared" role="status">
        {labels.beforeFailed}{' '}
        <Button type="button" size="1" variant="ghost" onClick={() => before.onRetry()}>
          {labels.retryBefore}
        </Button>
      </Text>
    );
  }
  const text = writeRange(rangeBefore(dates));
  return (
    <Text as="p" size="1" color="gray" className="cd-report-compared">
      {dates.end === today ? labels.comparedUntilNow(text) : labels.comparedWith(text)}
    </Text>
  );
}
