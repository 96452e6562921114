import type { Problem } from './problem';

/** State of an action triggered by a single click. */
export interface Action {
  status: 'idle' | 'busy' | 'failed' | 'done';
  /** Why the last attempt failed. */
  problem?: Problem | undefined;
}
