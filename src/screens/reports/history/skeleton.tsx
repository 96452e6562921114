import { Skeleton, SkeletonGroup } from '../../../ui/base/skeleton';

/** The table of one widget before anything is known. */
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

/** The row of filters while its code is on the way. */
export function HistoryFiltersSkeleton() {
  return (
    <div className="cd-history-filters">
      <Skeleton height="52px" />
    </div>
  );
}
