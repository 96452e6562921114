import { Skeleton } from '../../../ui/base/skeleton';

/** Placeholder for a widget that isn't loaded yet. */
export function CoverageSkeleton() {
  return (
    <div className="cd-report-block">
      <Skeleton width="160px" height="24px" />
      <Skeleton width="240px" />
      <Skeleton height="224px" />
    </div>
  );
}
