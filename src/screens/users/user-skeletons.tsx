import { Skeleton, SkeletonGroup } from '../../ui/base/skeleton';

/** The form and the table before their data is loaded. */
export function UserSkeletons() {
  return (
    <SkeletonGroup className="cd-users-part">
      <Skeleton height="76px" />
      <Skeleton height="160px" />
    </SkeletonGroup>
  );
}
