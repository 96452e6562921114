import { Skeleton, SkeletonGroup } from '../../../ui/base/skeleton';

/** More are below the first screen. */
const MOST = 14;

/** As many rows as there will be days. */
export function DaySkeletons({ count }: { count: number }) {
  return (
    <SkeletonGroup className="cd-report-days">
      <Skeleton width="240px" />
      {Array.from({ length: Math.min(count, MOST) }, (_, index) => (
        <Skeleton key={index} height="16px" />
      ))}
    </SkeletonGroup>
  );
}

/** Placeholder for a widget that isn't loaded yet. */
export function AvailabilitySkeleton() {
  return (
    <div className="cd-report-block">
      <Skeleton width="160px" height="24px" />
      <DaySkeletons count={MOST} />
    </div>
  );
}
