import { Heading } from '@radix-ui/themes';
import { useId, type ReactNode } from 'react';

interface RowGroupProps {
  title: string;
  children: ReactNode;
}

/** Rows of a section that belong together, under a small heading. */
export function RowGroup({ title, children }: RowGroupProps) {
  const id = useId();
  return (
    <div className="cd-rows" role="group" aria-labelledby={id} data-chatdeck="row-group">
      <Heading as="h3" size="2" weight="medium" color="gray" id={id} className="cd-rows-title">
        {title}
      </Heading>
      {children}
    </div>
  );
}

/** Rows that only matter while the switch above them is on. */
export function DependentRows({ children }: { children: ReactNode }) {
  return <div className="cd-dependents">{children}</div>;
}
