import type { CardStats, DashboardProps } from '../../model/dashboard/dashboard';
import { isProblem, type Problem } from '../../model/core/problem';
import type { Id } from '../../model/core/tolerant';
import { useLabels } from '../../ui/theme/labels';
import { useFormat } from '../../ui/format/format';
import { Text } from '../../ui/radix';
import { Skeleton } from '../../ui/base/skeleton';
import { Sparkline } from '../../ui/charts/sparkline';
import { dashboardLabels } from './labels';

/** Undefined: the widget has none. */
export type Counts = CardStats | Problem | 'loading' | undefined;

/** How much a widget is used. Every state takes the same room. */
export function CardCounts({ counts }: { counts: Counts }) {
  const labels = useLabels(dashboardLabels);
  if (counts === 'loading') return <CountsSkeleton />;
  if (counts === undefined || isProblem(counts)) {
    return (
      <div className="cd-counts" data-state="empty">
        <Text as="p" size="2" color="gray">
          {counts === undefined ? labels.noCounts : labels.unreadableCounts}
        </Text>
      </div>
    );
  }
  return <CountsLine counts={counts} />;
}

export function countsOf(stats: DashboardProps['stats'], id: Id): Counts {
  if (stats.status === 'loading') return 'loading';
  return stats.status === 'ready' ? stats.data[String(id)] : undefined;
}

function CountsLine({ counts }: { counts: CardStats }) {
  const labels = useLabels(dashboardLabels);
  const { count, decimal } = useFormat();
  const average = counts.averagePerDay < 100 ? decimal(counts.averagePerDay) : count(counts.averagePerDay);
  return (
    <div className="cd-counts">
      <Text as="p" size="2" className="cd-counts-line">
        <span>{labels.today(count(counts.today))}</span> <span>{labels.last30Days(count(counts.last30Days))}</span>{' '}
        <span>{labels.averagePerDay(average)}</span>
      </Text>
      <Sparkline values={counts.daily} mean={counts.averagePerDay} label={chartText()} />
    </div>
  );

  function chartText() {
    if (counts.daily.every((chats) => chats === 0)) return labels.chartWithoutChats;
    return labels.chart({
      lowest: count(Math.min(...counts.daily)),
      highest: count(Math.max(...counts.daily)),
      average,
    });
  }
}

/** The room that counts will take. */
export function CountsSkeleton() {
  return (
    <div className="cd-counts" aria-hidden="true">
      <Skeleton width="100%" height="20px" />
      <Skeleton width="100%" height="40px" />
    </div>
  );
}
