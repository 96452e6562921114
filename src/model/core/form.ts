import * as z from 'zod/mini';
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

/** The checks of a small form. The message of each is an `ErrorCode`, and what it gives is what is sent. */
export type FormSchema<T> = z.ZodMiniType<T, T>;

/** The first thing that is wrong with each field. */
export function checkForm<T>(schema: FormSchema<T>, value: T): Form<T>['errors'] {
  const errors: Form<T>['errors'] = {};
  for (const { path, message } of z.safeParse(schema, value).error?.issues ?? []) {
    errors[path[0] as keyof T] ??= message as ErrorCode;
  }
  return errors;
}
