import { Skeleton, SkeletonGroup } from '../../ui/base/skeleton';

/** Two plan skeletons in their final size. */
export function LoadingPlans() {
  return (
    <SkeletonGroup className="cd-upgrade">
      <div className="cd-upgrade-plans" aria-hidden="true">
        {[0, 1].map((place) => (
          <div key={place} className="cd-upgrade-plan">
            <Skeleton width="96px" height="40px" />
            <Skeleton width="144px" height="44px" />
            <Skeleton width="100%" height="68px" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
