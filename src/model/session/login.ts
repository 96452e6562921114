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

/** Why a person is asked to sign in, where that is worth a word: not by choice, or after a new password was set. */
export type LoginNotice = 'sessionExpired' | 'passwordSet';

/** What `useLogin` gives and `Login` takes. */
export interface LoginProps {
  /** Email and password, and how far the sign-in is. */
  form: Form<Credentials>;
  /** Shown above the form until a try fails. */
  notice?: LoginNotice | undefined;
}
