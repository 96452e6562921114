import { Skeleton } from '../../../ui/base/skeleton';

const ROWS = 8;

/** Placeholder for a widget that isn't loaded yet. */
export function PagesSkeleton() {
  return (
    <div className="cd-report-block">
      <Skeleton width="160px" height="24px" />
      {Array.from({ length: ROWS }, (_, index) => (
        <Skeleton key={index} height="32px" />
      ))}
    </div>
  );
}
