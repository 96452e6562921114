import { Skeleton, SkeletonGroup } from '../../ui/base/skeleton';

/** The form and the table before their data is loaded. */
export function UserSkeletons() {
  return (
    <SkeletonGroup className="cd-users-part">
      <Skeleton width="320px" height="64px" />
      <Skeleton height="32px" />
      <Skeleton height="48px" />
      <Skeleton height="48px" />
      <Skeleton height="48px" />
    </SkeletonGroup>
  );
}
