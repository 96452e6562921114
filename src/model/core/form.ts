import * as z from 'zod/mini';
import type { ErrorCode } from './editor';
import type { Problem } from './problem';

/** How a form is sent. */
export interface FormSubmission {
  status: 'idle' | 'submitting' | 'failed' | 'done';
  /** Why the last attempt failed. */
  problem?: Problem | undefined;
  onSubmit(): void;
}

/** A small form that is submitted once, like sign-in: its values, errors, and submission status. */
export interface Form<T> extends FormSubmission {
  value: T;
  onEdit(patch: Partial<T>): void;
  errors: Partial<Record<keyof T, ErrorCode>>;
}

/** A form in a dialog or popover, which starts over each time it opens. */
export interface DialogForm<T> extends Form<T> {
  /** Back to the initial values, without errors and without the last attempt. */
  onReset(): void;
}

/** Validation schema of a small form. Each check's message is an `ErrorCode`, and the output is what gets sent. */
export type FormSchema<T> = z.ZodMiniType<T, T>;

/** Each field's first error. */
export function checkForm<T>(schema: FormSchema<T>, value: T): Form<T>['errors'] {
  const errors: Form<T>['errors'] = {};
  for (const { path, message } of z.safeParse(schema, value).error?.issues ?? []) {
    errors[path[0] as keyof T] ??= message as ErrorCode;
  }
  return errors;
}
