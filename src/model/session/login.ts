import * as z from 'zod/mini';
import type { ErrorCode } from '../core/editor';
import type { Form, FormSchema } from '../core/form';

export interface Credentials {
  email: string;
  password: string;
}

/** Both fields are required. */
export const credentialsSchema: FormSchema<Credentials> = z.object({
  email: z.string().check(z.trim(), z.minLength(1, 'required' satisfies ErrorCode)),
  password: z.string().check(z.minLength(1, 'required' satisfies ErrorCode)),
});

/** Why the user is asked to sign in, when it needs explaining: the session expired, or they just set a new password. */
export type LoginNotice = 'sessionExpired' | 'passwordSet';

/** Props for `Login`, returned by `useLogin`. */
export interface LoginProps {
  /** Email and password, and the sign-in status. */
  form: Form<Credentials>;
  /** Shown above the form until an attempt fails. */
  notice?: LoginNotice | undefined;
}
