import { Skeleton, SkeletonGroup } from '../base/skeleton';

/** Placeholder for any page whose code is loading: its title, its context, and the first content. */
export function PageLoading() {
  return (
    <SkeletonGroup className="cd-page-loading">
      <div className="cd-page-header" aria-hidden="true">
        <div className="cd-page-header-text">
          <Skeleton width="160px" height="30px" />
          <Skeleton width="120px" />
        </div>
      </div>
      <Skeleton height="120px" />
    </SkeletonGroup>
  );
}
