import { Skeleton, SkeletonGroup } from '../../ui/base/skeleton';

/** Placeholder for the list. */
export function PermissionsPlace() {
  return (
    <SkeletonGroup className="cd-permission-section">
      <Skeleton width="180px" height="24px" />
      <Skeleton width="280px" />
      <Skeleton height="410px" />
    </SkeletonGroup>
  );
}
