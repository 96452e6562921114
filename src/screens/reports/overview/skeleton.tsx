import { overviewFigures } from '../../../model/reports/overview';
import { useLabels } from '../../../ui/theme/labels';
import { Skeleton, SkeletonGroup } from '../../../ui/base/skeleton';
import { StatCard, StatCards } from '../../../ui/charts/stat-card';
import { reportsOverviewLabels } from './labels';

/** Placeholder for a widget that isn't loaded yet. */
export function OverviewSkeleton() {
  const labels = useLabels(reportsOverviewLabels);
  return (
    <SkeletonGroup className="cd-report-block">
      <Skeleton width="160px" height="24px" />
      <Skeleton width="96px" />
      <StatCards>
        {overviewFigures.map((figure) => (
          <StatCard key={figure} label={labels[figure]} value={undefined} />
        ))}
      </StatCards>
    </SkeletonGroup>
  );
}
