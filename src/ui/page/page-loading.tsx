import { Skeleton, SkeletonGroup } from '../base/skeleton';

/** Any page whose code is on its way: the places of its title, its line of context, and what comes first. */
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
