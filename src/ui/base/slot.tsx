import type { ReactNode } from 'react';

interface SlotProps {
  /** Which slot it is, found as `data-name`. */
  name: string;
  children?: ReactNode;
}

/** What a host puts into one of our screens. The host's own styles hold for it, and it takes no box of its own. */
export function Slot({ name, children }: SlotProps) {
  if (children === undefined || children === null || children === false) return null;
  return (
    <div className="cd-slot" data-chatdeck="slot" data-name={name}>
      {children}
    </div>
  );
}
