import type { Id } from '../../../model/core/tolerant';
import type { OverviewStats } from '../../../model/entities/report';
import { toReportTab, type HistoryFilters } from '../../../model/places/report-route';
import { failedComparisons, type OverviewBlock, type TrendControl } from '../../../model/reports/overview';
import {
  mostMissed,
  rollUp,
  rollUpChange,
  rollUpFigures,
  rollUpValue,
  type RollUpFigure,
} from '../../../model/reports/roll-up';
import { daysInRange } from '../../../model/time/date-range';
import { AlertIcon } from '../../../ui/base/icons';
import { Link, PlainLink } from '../../../ui/base/link';
import { Skeleton } from '../../../ui/base/skeleton';
import { StatCard, StatCards } from '../../../ui/charts/stat-card';
import { useFormat } from '../../../ui/format/format';
import { useWidgetName } from '../../../ui/format/widget-name';
import { Button, Text } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { useTheme } from '../../../ui/theme/theme-context';
import { useEffect, useMemo, useState } from 'react';
import { reportsOverviewLabels } from './labels';
import type { CountedWidget, OverviewPlace } from './place';
import { Trend, TrendSkeleton } from './trend';
import { useRollUpChangeText, useRollUpText } from './values';
import { useDefinition } from '../controls/part';
import { WidgetTable } from './widgets';

interface OverviewRollUpProps extends OverviewPlace {
  blocks: readonly OverviewBlock[];
  trend: TrendControl | undefined;
  /** How many widgets are not loaded. */
  moreWidgets: number;
  onMoreWidgets?: (() => void) | undefined;
  /** Absent shows names as text. */
  onWidgetChange?: ((id: Id) => void) | undefined;
}

/** All widgets together: figures, their days in a chart, and a table of the widgets. */
export function OverviewRollUp(props: OverviewRollUpProps) {
  const { blocks, trend, moreWidgets, onMoreWidgets, onWidgetChange, ...place } = props;
  const labels = useLabels(reportsOverviewLabels);
  const { count } = useFormat();
  const arrived = useMemo(() => blocks.filter((block) => !isLoading(block)), [blocks]);
  const widgets = useMemo(() => countedWidgets(arrived), [arrived]);
  const pending = blocks.length - arrived.length;
  const isShown = useArrival(widgets.length > 0, pending > 0);
  if (!isShown) return pending > 0 ? <RollUpSkeleton trend={trend} widgets={blocks.length} /> : null;
  const isWhole = moreWidgets === 0 && widgets.length === blocks.length;
  return (
    <div className="cd-report-parts" data-chatdeck="report-roll-up">
      <div className="cd-report-rollup">
        <RollUpCards {...place} widgets={widgets} trend={trend} isWhole={isWhole} />
        {trend && (
          <Trend
            {...place}
            trend={trend}
            label={labels.trend[trend.figure]}
            stats={widgets.map(({ stats }) => stats)}
            compared={ofAll(widgets.map(({ line }) => line))}
            only={isWhole && blocks.length === 1 ? blocks[0] : undefined}
          />
        )}
        <Finding {...place} widgets={widgets} />
      </div>
      <Missing blocks={arrived} />
      {moreWidgets > 0 && onMoreWidgets && (
        <Text as="p" size="1" color="gray">
          {labels.firstWidgets(count(blocks.length))}
        </Text>
      )}
      {widgets.length > 1 && <WidgetTable {...place} widgets={widgets} onWidgetChange={onWidgetChange} />}
      {pending > 0 && <Pending widgets={pending} rows={widgets.length > 1 ? pending : widgets.length + pending + 2} />}
    </div>
  );
}

/** How long widgets that have loaded wait for the others, so that rows and totals don't change one by one. */
const PATIENCE_MS = 1_000;

/** Whether to show what has loaded: all of it, or some after a moment. It stays when more is loaded afterwards. */
function useArrival(hasSome: boolean, isPending: boolean): boolean {
  const [isShown, setShown] = useState(false);
  const isDone = hasSome && !isPending;
  if (isDone && !isShown) setShown(true);
  if (!hasSome && isShown) setShown(false);
  useEffect(() => {
    if (!hasSome || isShown) return;
    const timer = setTimeout(() => setShown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [hasSome, isShown]);
  return isDone || (hasSome && isShown);
}

/** The compared figures widen the legend and the table's columns: without them, everything would move once they arrive. */
function isLoading({ figures, before, line }: OverviewBlock): boolean {
  return [figures, before, line].some((each) => each?.status === 'loading');
}

/** How many widgets the totals lack so far, in the space of their rows. */
function Pending({ widgets, rows }: { widgets: number; rows: number }) {
  const labels = useLabels(reportsOverviewLabels);
  const { count } = useFormat();
  return (
    <div style={{ blockSize: ROW_HEIGHT * rows }} aria-busy="true">
      <Text as="p" size="1" color="gray" role="status">
        {labels.notCountedYet(widgets, count(widgets))}
      </Text>
    </div>
  );
}

function countedWidgets(blocks: readonly OverviewBlock[]): CountedWidget[] {
  return blocks.flatMap(({ widget, figures, before, line }) => {
    if (figures.status !== 'ready') return [];
    const then = before.status === 'ready' ? before.data : undefined;
    return [
      {
        widget,
        stats: figures.data,
        totals: rollUp([figures.data]),
        before: then && { stats: then, totals: rollUp([then]) },
        line: line?.status === 'ready' ? line.data : undefined,
      },
    ];
  });
}

/** Those of all widgets, or none: totals of some can't be compared with those of all. */
function ofAll(stats: readonly (OverviewStats | undefined)[]): OverviewStats[] | undefined {
  const known = stats.flatMap((each) => each ?? []);
  return known.length === stats.length ? known : undefined;
}

interface RollUpCardsProps extends OverviewPlace {
  widgets: readonly CountedWidget[];
  trend: TrendControl | undefined;
  /** The history has exactly these chats. */
  isWhole: boolean;
}

function RollUpCards({ widgets, trend, isWhole, range, route, period }: RollUpCardsProps) {
  const labels = useLabels(reportsOverviewLabels);
  const { count, decimal } = useFormat();
  const write = useRollUpText();
  const writeChange = useRollUpChangeText(period);
  const define = useDefinition(range);
  const now = rollUp(widgets.map(({ stats }) => stats));
  const compared = ofAll(widgets.map(({ before: then }) => then?.stats));
  const before = compared && rollUp(compared);
  const hasDays = widgets.every(({ stats }) => stats.days !== undefined);
  const toChats = (filters: HistoryFilters) => ({ ...toReportTab(route, 'history'), widgetId: undefined, filters });
  const link = (filters: HistoryFilters, chats: number, text: string) =>
    isWhole && chats > 0 ? (
      <PlainLink to={toChats(filters)} className="cd-number-link">
        {text}
      </PlainLink>
    ) : (
      text
    );
  const details: Partial<Record<RollUpFigure, ReturnType<typeof link>>> = {
    chats: labels.perDay(decimal(now.chats / daysInRange(range.dates))),
    missed: link({ missed: true }, now.missed, labels.missedCount(count(now.missed))),
    replyTime: labels.lateCount(count(now.late)),
    rating: link({ rating: 'up' }, now.ratedUp, labels.thumbsUp(count(now.ratedUp))),
  };
  return (
    <StatCards>
      {rollUpFigures.map((figure) => {
        const value = rollUpValue(figure, now);
        const change = before && rollUpChange(figure, now, before, period.scale);
        return (
          <StatCard
            key={figure}
            label={labels.rollUp[figure]}
            value={write(figure, value)}
            valueLabel={value === null ? labels.notMeasured : undefined}
            state={value ? 'counted' : 'none'}
            {...(figure === 'chats' &&
              isWhole &&
              now.chats > 0 && {
                to: toChats({}),
                linkLabel: labels.toHistory(labels.rollUp.chats, count(now.chats)),
              })}
            definition={define(labels.rollUpDefinition[figure])}
            detail={details[figure]}
            change={change && { text: writeChange(figure, change), trend: change.trend }}
            choice={
              trend && hasDays && figure !== 'offline'
                ? { isChosen: trend.figure === figure, onChoose: () => trend.onFigureChange(figure) }
                : undefined
            }
          />
        );
      })}
    </StatCards>
  );
}

/** The widget that misses clearly more of its chats than the others. */
function Finding({ widgets, route }: OverviewPlace & { widgets: readonly CountedWidget[] }) {
  const labels = useLabels(reportsOverviewLabels);
  const nameOf = useWidgetName();
  const { count } = useFormat();
  const write = useRollUpText();
  const id = mostMissed(widgets.map(({ widget, totals }) => ({ id: widget.id, totals })));
  const worst = id === undefined ? undefined : widgets.find(({ widget }) => widget.id === id);
  if (!worst || widgets.length < 2) return null;
  const { widget, totals, before } = worst;
  const then = before && rollUpValue('missed', before.totals);
  return (
    <Text as="p" size="2" className="cd-report-finding" data-chatdeck="finding">
      <AlertIcon size={16} aria-hidden />
      <span>
        <bdi>
          <strong>{nameOf(widget)}</strong>
        </bdi>{' '}
        {labels.missesMost(write('missed', rollUpValue('missed', totals)))}
        {typeof then === 'number' && ` (${labels.missedBefore(write('missed', then))})`}.
      </span>
      <Link to={{ ...toReportTab(route, 'history'), widgetId: widget.id, filters: { missed: true } }}>
        {labels.seeMissed(totals.missed, count(totals.missed))}
      </Link>
    </Text>
  );
}

/** What the totals lack, and the retry of what they are compared with. */
function Missing({ blocks }: { blocks: readonly OverviewBlock[] }) {
  const labels = useLabels(reportsOverviewLabels);
  const nameOf = useWidgetName();
  const { locale } = useTheme();
  const failed = blocks.filter(({ figures }) => figures.status === 'failed');
  const before = blocks.flatMap(failedComparisons);
  return (
    <>
      {failed.length > 0 && (
        <Text as="p" size="1" color="gray">
          {labels.notCounted(new Intl.ListFormat(locale).format(failed.map(({ widget }) => nameOf(widget))))}
        </Text>
      )}
      {before.length > 0 && (
        <Text as="p" size="1" color="gray" className="cd-report-compared" role="status">
          {labels.beforeFailed}{' '}
          <Button
            type="button"
            size="1"
            variant="ghost"
            onClick={() => {
              for (const { onRetry } of before) onRetry();
            }}
          >
            {labels.retryBefore}
          </Button>
        </Text>
      )}
    </>
  );
}

/** Of the table's head, and of each of its rows, on screens that aren't phones. */
const ROW_HEIGHT = 44;

interface RollUpSkeletonProps extends Pick<OverviewRollUpProps, 'trend'> {
  /** How many there are, once it is known. */
  widgets?: number | undefined;
}

/** The same space while the figures load. */
export function RollUpSkeleton({ trend, widgets = 0 }: RollUpSkeletonProps) {
  const labels = useLabels(reportsOverviewLabels);
  return (
    <div className="cd-report-parts" aria-busy="true">
      <div className="cd-report-rollup">
        <StatCards>
          {rollUpFigures.map((figure) => (
            <StatCard key={figure} label={labels.rollUp[figure]} value={undefined} />
          ))}
        </StatCards>
        {trend && <TrendSkeleton />}
      </div>
      {widgets > 1 && (
        <div className="cd-report-part">
          <Skeleton width="120px" height="24px" />
          <Skeleton height={`${ROW_HEIGHT * (widgets + 2)}px`} />
        </div>
      )}
    </div>
  );
}
