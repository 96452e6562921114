import type * as ui from 'chatdeck/ui';
import type { ReactNode } from 'react';

/** One use of a part, as it looks, and why it is right or wrong. */
export interface Example {
  example: ReactNode;
  why: string;
}

/** How parts that belong together are used. */
export interface Usage {
  parts: readonly (keyof typeof ui)[];
  /** When to use it. */
  use: string;
  /** When not, and what to use instead. */
  avoid: string;
  dos: readonly Example[];
  donts: readonly Example[];
  /** Keys, names and announcements. */
  keyboard: string;
}
