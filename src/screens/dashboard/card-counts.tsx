import type { CardStats, DashboardProps } from '../../model/dashboard/dashboard';
import { isProblem, type Problem } from '../../model/core/problem';
import type { Id } from '../../model/core/tolerant';
import { useLabels } from '../../ui/theme/labels';
import { useFormat } from '../../ui/format/format';
import { Text } from '../../ui/radix';
import { AlertIcon } from '../../ui/base/icons';
import { Skeleton } from '../../ui/base/skeleton';
import { useDates } from '../../ui/format/dates';
import { lazyPart } from '../../ui/later/lazy-part';
import { useState } from 'react';
import { dashboardLabels } from './labels';
import { DAY } from '../../model/time/duration';

const Sparkline = lazyPart(
  () => import('../../ui/charts/sparkline').then((part) => part.Sparkline),
  <ChartSkeleton />,
  {
    isOptional: true,
  },
);

/** Undefined if the widget has none. `failed`: they couldn’t be loaded, which the page explains. */
export type Counts = CardStats | Problem | 'loading' | 'failed' | undefined;

interface CardCountsProps {
  counts: Counts;
  /** Of all cards' charts. */
  peak: number;
}

/** A widget’s chat counts. Every state takes the same space. */
export function CardCounts({ counts, peak }: CardCountsProps) {
  const labels = useLabels(dashboardLabels);
  if (counts === 'loading') return <CountsSkeleton />;
  if (counts === undefined) return <NoCounts state="empty">{labels.noCounts}</NoCounts>;
  if (counts === 'failed') return <NoCounts state="failed">{labels.cardCountsFailed}</NoCounts>;
  if (isProblem(counts)) return <NoCounts state="failed">{labels.unreadableCounts}</NoCounts>;
  return <CountsLine counts={counts} peak={peak} />;
}

interface NoCountsProps {
  state: 'empty' | 'failed';
  children: string;
}

/** What is shown instead of counts. */
function NoCounts({ state, children }: NoCountsProps) {
  return (
    <div className="cd-counts" data-state={state}>
      <Text as="p" size="2" color="gray" className="cd-counts-none">
        {state === 'failed' && <AlertIcon size={16} aria-hidden className="cd-card-alert" />}
        {children}
      </Text>
    </div>
  );
}

export function countsOf(stats: DashboardProps['stats'], id: Id): Counts {
  if (stats.status === 'loading') return 'loading';
  return stats.status === 'ready' ? stats.data[String(id)] : 'failed';
}

/** The most chats of any widget on one day. */
export function peakOf(stats: DashboardProps['stats']): number {
  if (stats.status !== 'ready') return 0;
  const days = Object.values(stats.data).flatMap((counts) => (isProblem(counts) ? [] : counts.daily));
  return days.reduce((most, chats) => Math.max(most, chats), 0);
}

function CountsLine({ counts, peak }: CardCountsProps & { counts: CardStats }) {
  const labels = useLabels(dashboardLabels);
  const { count, decimal } = useFormat();
  const { shortDays } = useDates();
  const [read, setRead] = useState<{ index: number; now: number }>();
  const average = counts.averagePerDay < 100 ? decimal(counts.averagePerDay) : count(counts.averagePerDay);
  return (
    <div className="cd-counts">
      <Text as="p" size="2" className="cd-counts-line">
        {read ? (
          <span>{dayText()}</span>
        ) : (
          <>
            <span>{labels.today(count(counts.today))}</span> <span>{labels.last30Days(count(counts.last30Days))}</span>{' '}
            <span>{labels.averagePerDay(average)}</span>
          </>
        )}
      </Text>
      <Sparkline
        className="cd-card-action"
        values={counts.daily}
        mean={counts.averagePerDay}
        peak={peak}
        label={chartText()}
        reading={{
          active: read?.index,
          text: dayText(),
          onActiveChange: (index) => setRead(index === undefined ? undefined : { index, now: Date.now() }),
        }}
      />
    </div>
  );

  /** What is counted on the day that is read, or on the last one. A day is 24 hours, counted back from now. */
  function dayText() {
    const last = counts.daily.length - 1;
    const { index, now } = read ?? { index: last, now: 0 };
    const chats = counts.daily[index] ?? 0;
    if (index >= last) return labels.chartToday(chats, count(chats));
    const until = now - (last - index) * DAY;
    return labels.chartDay(shortDays(until - DAY, until), chats, count(chats));
  }

  function chartText() {
    if (counts.daily.every((chats) => chats === 0)) return labels.chartWithoutChats;
    return labels.chart({
      lowest: count(Math.min(...counts.daily)),
      highest: count(Math.max(...counts.daily)),
      average,
    });
  }
}

/** Reserves the space of the counts. */
export function CountsSkeleton() {
  return (
    <div className="cd-counts" aria-hidden="true">
      <Skeleton width="100%" height="20px" />
      <ChartSkeleton />
    </div>
  );
}

function ChartSkeleton() {
  return <Skeleton width="100%" height="40px" />;
}
