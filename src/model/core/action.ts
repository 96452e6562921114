import type { Problem } from './problem';

/** Something that is done at one press of a button, and how far it is. */
export interface Action {
  status: 'idle' | 'busy' | 'failed' | 'done';
  /** Why the last try failed. */
  problem?: Problem | undefined;
}
