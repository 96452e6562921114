import { Skeleton, SkeletonGroup } from '../../ui/base/skeleton';
import { CountsSkeleton } from './card-counts';

/** A workspace skeleton in its final size. */
export function LoadingSection() {
  return (
    <SkeletonGroup className="cd-dashboard">
      <div className="cd-workspace" aria-hidden="true">
        <div className="cd-workspace-header">
          <Skeleton width="120px" height="24px" />
        </div>
        <div className="cd-cards">
          {[0, 1, 2].map((place) => (
            <div key={place} className="cd-card">
              <Skeleton width="144px" height="24px" />
              <CountsSkeleton />
              <Skeleton width="72px" height="16px" />
            </div>
          ))}
        </div>
      </div>
    </SkeletonGroup>
  );
}
