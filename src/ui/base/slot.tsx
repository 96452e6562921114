import type { ReactNode } from 'react';

interface SlotProps {
  /** The slot's name, available as `data-name`. */
  name: string;
  children?: ReactNode;
}

/** A host's content in one of our screens. The host's own styles apply, and it creates no box. */
export function Slot({ name, children }: SlotProps) {
  if (children === undefined || children === null || children === false) return null;
  return (
    <div className="cd-slot" data-chatdeck="slot" data-name={name}>
      {children}
    </div>
  );
}
