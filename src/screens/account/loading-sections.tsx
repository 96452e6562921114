import { Skeleton, SkeletonGroup } from '../../ui/base/skeleton';

/** The page's sections before anything is known, about as high as they will be. */
export function LoadingSections() {
  return (
    <SkeletonGroup className="cd-account">
      <Skeleton width="240px" />
      <div className="cd-plans" aria-hidden="true">
        <Skeleton width="96px" height="24px" />
        <div className="cd-tiers">
          {[0, 1, 2, 3].map((place) => (
            <div key={place} className="cd-tier">
              <Skeleton width="96px" height="24px" />
              <Skeleton width="144px" height="44px" />
              <Skeleton height="32px" />
              <Skeleton height="280px" />
            </div>
          ))}
        </div>
      </div>
      {[0, 1, 2].map((place) => (
        <div key={place} className="cd-account-section" aria-hidden="true">
          <Skeleton width="160px" height="24px" />
          <Skeleton height="96px" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
