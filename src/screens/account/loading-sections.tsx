import { Skeleton, SkeletonGroup } from '../../ui/base/skeleton';

/** The page's sections before anything is known, about as high as they will be. */
export function LoadingSections() {
  return (
    <SkeletonGroup className="cd-account">
      <div className="cd-summary" aria-hidden="true">
        <div className="cd-summary-facts">
          {[0, 1, 2].map((place) => (
            <div key={place}>
              <Skeleton width="144px" height="64px" />
            </div>
          ))}
        </div>
        <div className="cd-summary-usage">
          <div>
            <Skeleton height="58px" />
          </div>
          <div>
            <Skeleton height="34px" />
          </div>
        </div>
      </div>
      <div className="cd-plans" aria-hidden="true">
        <Skeleton width="96px" height="24px" />
        <div className="cd-plans-frame">
          <div className="cd-account-row">
            <Skeleton height="176px" />
          </div>
          {Array.from({ length: 11 }, (_, row) => (
            <div key={row} className="cd-account-row">
              <Skeleton width="144px" />
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
