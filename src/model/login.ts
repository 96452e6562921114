import type { Form } from './form';

export interface Credentials {
  email: string;
  password: string;
}

/** What `useLogin` gives and `Login` takes. */
export interface LoginProps {
  form: Form<Credentials>;
  /** The person was signed out because their session ended, not by choice. */
  isSessionExpired?: boolean | undefined;
}

/** Both fields are required (core platform, section 5). */
export function checkCredentials(value: Credentials): Form<Credentials>['errors'] {
  return {
    ...(value.email.trim() === '' && { email: 'required' as const }),
    ...(value.password === '' && { password: 'required' as const }),
  };
}
