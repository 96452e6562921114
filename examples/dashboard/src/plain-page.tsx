import { ProductMark } from 'chatdeck/ui';
import type { ReactNode } from 'react';

/** A page without the frame, for people who cannot be shown one: the product's mark above it. */
export function PlainPage({ children }: { children: ReactNode }) {
  return (
    <div className="plain-page">
      <ProductMark size="3" />
      {children}
    </div>
  );
}
