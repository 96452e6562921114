import { memo, useId, type ReactNode } from 'react';
import { Heading } from '../../base/text';

interface RowGroupProps {
  /** Its heading. */
  title: string;
  /** Rows that belong together. */
  children: ReactNode;
}

/** Related rows of a section under a small heading. */
export function RowGroup({ title, children }: RowGroupProps) {
  const id = useId();
  return (
    <div className="cd-rows" role="group" aria-labelledby={id} data-chatdeck="row-group">
      <GroupTitle id={id}>{title}</GroupTitle>
      {children}
    </div>
  );
}

const GroupTitle = memo(function GroupTitle({ id, children }: { id: string; children: string }) {
  return (
    <Heading as="h3" size="2" id={id} className="cd-rows-title">
      {children}
    </Heading>
  );
});

interface DependentRowsProps {
  /** Rows that the switch above them enables. */
  children: ReactNode;
}

/** Rows that only matter while the switch above them is on. */
export function DependentRows({ children }: DependentRowsProps) {
  return <div className="cd-dependents">{children}</div>;
}
