import type { CSSProperties } from 'react';

/** Where a word or a mark stands over a drawing: shares of it, 0 to 1, from its start and from its foot. */
export function placedAt({ along = 0, up = 0 }: { along?: number; up?: number }): CSSProperties {
  return { '--cd-along': along, '--cd-up': up } as CSSProperties;
}
