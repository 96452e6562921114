import { Skeleton, SkeletonGroup } from '../../ui/base/skeleton';
import { SetupSteps } from './setup-steps';

/** The steps, until the current one is known. */
export function SetupPlace() {
  return (
    <>
      <div className="cd-facts">
        <Skeleton width="200px" />
      </div>
      <div className="cd-setup">
        <SetupSteps step="connect" />
        <SkeletonGroup className="cd-setup-main">
          <Skeleton width="200px" height="26px" />
          <Skeleton height="40px" />
          <Skeleton width="160px" height="40px" />
        </SkeletonGroup>
      </div>
    </>
  );
}
