import type { Loadable } from '../../../model/core/loadable';
import type { OverviewStats } from '../../../model/entities/report';
import {
  failedComparisons,
  teamOverview,
  type AgentView,
  type OverviewBlock,
  type TrendControl,
} from '../../../model/reports/overview';
import { useLabels } from '../../../ui/theme/labels';
import { useDateRange } from '../../../ui/format/date-range';
import { ProblemCallout } from '../../../ui/feedback/problem-callout';
import { Button, Text } from '../../../ui/radix';
import { StaleNotice } from '../../../ui/feedback/stale-notice';
import { useMemo, type ReactNode } from 'react';
import { Agents } from './agents';
import { OverviewCards } from './cards';
import { reportsOverviewLabels } from './labels';
import type { OverviewPlace } from './place';
import { Trend } from './trend';
import { PartHeading } from '../controls/part';

interface WidgetBlockProps extends OverviewPlace {
  block: OverviewBlock;
  /** The widget's name. */
  name: string;
  agentView: AgentView;
  /** Absent shows no chart. */
  trend: TrendControl | undefined;
}

/** One widget's figures: the team's, each agent's, and the missed chats'. */
export function WidgetBlock({ block, name, agentView, trend, ...place }: WidgetBlockProps) {
  const labels = useLabels(reportsOverviewLabels);
  const { widget, figures, before, line } = block;
  const now = useOverviewOf(figures);
  const then = useOverviewOf(before);
  if (figures.status === 'failed') {
    return <ProblemCallout title={labels.failed(name)} problem={figures.problem} onRetry={figures.onRetry} />;
  }
  const { range, route, period } = place;
  const stats = figures.status === 'ready' ? figures.data : undefined;
  const choosing = stats?.days ? trend : undefined;
  const cards = { widgetId: widget.id, route, range, period };
  return (
    <div className="cd-report-parts" data-state={figures.status} aria-busy={figures.status === 'loading'}>
      {figures.status === 'ready' && figures.problem && <StaleNotice problem={figures.problem} />}
      <Part {...place} title={labels.team}>
        <Compared block={block} period={period} />
        <OverviewCards {...cards} owner={{ of: 'team' }} figures={now?.team} before={then?.team} trend={choosing} />
        {stats && choosing && (
          <div className="cd-report-rollup">
            <Trend
              {...place}
              trend={choosing}
              label={labels.trendOf(name, labels.trend[choosing.figure])}
              stats={[stats]}
              compared={line?.status === 'ready' ? [line.data] : undefined}
              only={block}
            />
          </div>
        )}
      </Part>
      <Part {...place} title={labels.agents} definition={labels.agentsDefinition}>
        <Agents {...cards} now={now} before={then} view={agentView} label={`${name}: ${labels.agents}`} />
        {now && now.unreadable > 0 && (
          <Text as="p" size="1" color="gray">
            {labels.unreadable(now.unreadable)}
          </Text>
        )}
      </Part>
      {(!now || now.missed) && (
        <Part {...place} title={labels.missed}>
          <OverviewCards
            {...cards}
            owner={{ of: 'missed' }}
            figures={now?.missed}
            before={then?.missed}
            trend={choosing}
          />
        </Part>
      )}
    </div>
  );
}

function useOverviewOf(stats: Loadable<OverviewStats>) {
  const data = stats.status === 'ready' ? stats.data : undefined;
  return useMemo(() => data && teamOverview(data), [data]);
}

interface PartProps extends Pick<OverviewPlace, 'range'> {
  title: string;
  /** What all of its numbers have in common. */
  definition?: string | undefined;
  children: ReactNode;
}

function Part({ title, definition, range, children }: PartProps) {
  return (
    <div className="cd-report-part">
      <PartHeading as="h3" title={title} definition={definition} range={range} />
      {children}
    </div>
  );
}

/** What the figures are compared with, or why with nothing. */
function Compared({ block, period }: Pick<WidgetBlockProps, 'period' | 'block'>) {
  const labels = useLabels(reportsOverviewLabels);
  const writeRange = useDateRange();
  const failed = failedComparisons(block);
  if (failed.length > 0) {
    return (
      <Text as="p" size="1" color="gray" className="cd-report-compared" role="status">
        {labels.beforeFailed}{' '}
        <Button
          type="button"
          size="1"
          variant="ghost"
          onClick={() => {
            for (const { onRetry } of failed) onRetry();
          }}
        >
          {labels.retryBefore}
        </Button>
      </Text>
    );
  }
  const text = writeRange(period.dates);
  return (
    <Text as="p" size="1" color="gray" className="cd-report-compared">
      {period.untilNow ? labels.comparedUntilNow(text) : labels.comparedWith(text)}
    </Text>
  );
}
