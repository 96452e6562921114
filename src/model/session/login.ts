import type { Form } from '../core/form';

export interface Credentials {
  email: string;
  password: string;
}

/** Why a person is asked to sign in, where that is worth a word: not by choice, or after a new password was set. */
export type LoginNotice = 'sessionExpired' | 'passwordSet';

/** What `useLogin` gives and `Login` takes. */
export interface LoginProps {
  /** Email and password, and how far the sign-in is. */
  form: Form<Credentials>;
  /** Shown above the form until a try fails. */
  notice?: LoginNotice | undefined;
}

/** Both fields are required. */
export function checkCredentials(value: Credentials): Form<Credentials>['errors'] {
  return {
    ...(value.email.trim() === '' && { email: 'required' as const }),
    ...(value.password === '' && { password: 'required' as const }),
  };
}
