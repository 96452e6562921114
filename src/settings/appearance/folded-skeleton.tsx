import { appearanceSections } from '../../model/settings/appearance/appearance';
import { Skeleton } from '../../ui/base/skeleton';

/** The sections below the first while they load: one line each. */
export function FoldedSkeleton() {
  const names = Object.keys(appearanceSections).slice(1);
  return names.map((name) => (
    <div key={name} className="cd-section cd-section-closed" aria-hidden="true">
      <div className="cd-section-about">
        <Skeleton width="120px" height="20px" />
        <Skeleton width="240px" height="20px" />
      </div>
    </div>
  ));
}
