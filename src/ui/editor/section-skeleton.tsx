import { Skeleton, TextSkeleton } from '../base/skeleton';
import { Text } from '../base/text';
import { rowLook } from './row-look';

type RowKind = 'switch' | 'field' | 'longText';

interface SectionSkeletonProps {
  /** The groups of rows to expect, in order. */
  groups: readonly (readonly RowKind[])[];
  /** The first group has no heading. */
  startsUntitled?: boolean | undefined;
  /** How many words the description has, about: on phones it takes several lines. */
  words?: number | undefined;
}

/** A settings section while loading, in its final layout. */
export function SectionSkeleton({ groups, startsUntitled = false, words = 10 }: SectionSkeletonProps) {
  return (
    <div className="cd-section" aria-hidden="true">
      <div className="cd-section-about">
        <Skeleton width="200px" height="22px" />
        <Text as="p" size="2" className="cd-prose">
          <TextSkeleton like={'xxxxx '.repeat(words)} />
        </Text>
      </div>
      <div className="cd-section-rows">
        {groups.map((rows, group) => (
          <RowGroupSkeleton key={group} rows={rows} isUntitled={startsUntitled && group === 0} />
        ))}
        <div className="cd-save" />
      </div>
    </div>
  );
}

/** A group of rows while loading. */
export function RowGroupSkeleton({ rows, isUntitled = false }: { rows: readonly RowKind[]; isUntitled?: boolean }) {
  return (
    <div className="cd-rows">
      {!isUntitled && (
        <div className="cd-rows-title">
          <Skeleton width="120px" />
        </div>
      )}
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
        <Skeleton width="200px" height="20px" />
        <div className="cd-row-control">
          <Skeleton width="35px" />
        </div>
        <RowTextSkeleton />
      </div>
    );
  }
  const layout = row === 'longText' ? 'wide' : 'below';
  return (
    <div className={rowLook({ layout })}>
      <Skeleton width="160px" height="20px" />
      <div className="cd-row-control">
        <Skeleton height={row === 'longText' ? '76px' : '32px'} />
      </div>
      <RowTextSkeleton />
    </div>
  );
}

function RowTextSkeleton() {
  return (
    <div className="cd-row-texts">
      <Skeleton width="240px" height="16px" />
    </div>
  );
}
