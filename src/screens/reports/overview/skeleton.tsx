import type { TrendControl } from '../../../model/reports/overview';
import { Skeleton, SkeletonGroup } from '../../../ui/base/skeleton';
import { RollUpSkeleton } from './roll-up';

/** Placeholder for the widgets until they are loaded. Where the figures of one begin depends on how many there are. */
export function OverviewSkeleton({ trend }: { trend?: TrendControl | undefined }) {
  return (
    <SkeletonGroup className="cd-report-block">
      <RollUpSkeleton trend={trend} />
      <Skeleton width="160px" height="24px" />
      <Skeleton width="96px" />
    </SkeletonGroup>
  );
}
