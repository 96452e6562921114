import { Skeleton } from '../base/skeleton';
import { rowLook } from './row-look';

type RowKind = 'switch' | 'field' | 'longText';

interface SectionSkeletonProps {
  /** The groups of rows to expect, in order. */
  groups: readonly (readonly RowKind[])[];
}

/** A settings section while loading, in its final layout. */
export function SectionSkeleton({ groups }: SectionSkeletonProps) {
  return (
    <div className="cd-section" aria-hidden="true">
      <div className="cd-section-about">
        <Skeleton width="60%" height="24px" />
        <Skeleton height="20px" />
        <Skeleton width="80%" height="20px" />
      </div>
      <div className="cd-section-rows">
        {groups.map((rows, group) => (
          <RowGroupSkeleton key={group} rows={rows} />
        ))}
        <div className="cd-save" />
      </div>
    </div>
  );
}

/** A group of rows while loading. */
export function RowGroupSkeleton({ rows }: { rows: readonly RowKind[] }) {
  return (
    <div className="cd-rows" aria-hidden="true">
      <div className="cd-rows-title">
        <Skeleton width="120px" />
      </div>
      {rows.map((row, index) => (
        <RowSkeleton key={index} row={row} />
      ))}
    </div>
  );
}

/** A row while loading. */
export function RowSkeleton({ row }: { row: RowKind }) {
  if (row === 'switch') {
    return (
      <div className={rowLook({ layout: 'beside' })}>
        <Skeleton width="200px" />
        <Skeleton width="35px" />
        <Skeleton width="320px" height="16px" />
      </div>
    );
  }
  return (
    <div className={rowLook({ layout: 'below' })}>
      <Skeleton width="160px" />
      <div className="cd-row-control">
        <Skeleton height={row === 'longText' ? '76px' : '32px'} />
      </div>
      <Skeleton width="240px" height="16px" />
    </div>
  );
}
