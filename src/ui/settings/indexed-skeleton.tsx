import type { ReactNode } from 'react';
import { Skeleton } from '../base/skeleton';

/** A long form while loading, next to its index. */
export function IndexedSkeleton({ children }: { children: ReactNode }) {
  return (
    <div className="cd-indexed" aria-hidden="true">
      <div className="cd-index">
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className="cd-index-item">
            <Skeleton width="112px" />
          </div>
        ))}
      </div>
      <div className="cd-indexed-form">{children}</div>
    </div>
  );
}
