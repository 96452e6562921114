import { Skeleton, SkeletonGroup } from '../../ui/base/skeleton';

const rows = Array.from({ length: 6 }, (_, index) => index);

/** Placeholder for the list. */
export function PermissionsPlace() {
  return (
    <SkeletonGroup className="cd-permission-section">
      <Skeleton width="180px" height="24px" />
      <Skeleton width="280px" />
      {rows.map((row) => (
        <Skeleton key={row} height="80px" />
      ))}
    </SkeletonGroup>
  );
}
