import type { ErrorCode } from './editor';
import type { Problem } from './problem';

/** A small form that is sent once, such as sign-in: its values, its checks and how far its sending is. */
export interface Form<T> {
  value: T;
  onEdit(patch: Partial<T>): void;
  errors: Partial<Record<keyof T, ErrorCode>>;
  status: 'idle' | 'submitting' | 'failed' | 'done';
  /** Why the last try failed. */
  problem?: Problem | undefined;
  onSubmit(): void;
}
