import { Skeleton, SkeletonGroup } from '../../../ui/base/skeleton';

/** One widget's table before its data is loaded. */
export function HistorySkeleton() {
  return (
    <SkeletonGroup className="cd-history">
      <Skeleton width="160px" height="24px" />
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height="56px" />
      ))}
    </SkeletonGroup>
  );
}

/** The row of filters while its code loads. */
export function HistoryFiltersSkeleton() {
  return (
    <div className="cd-history-filters">
      <Skeleton height="32px" />
    </div>
  );
}
