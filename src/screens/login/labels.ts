import { defineLabels } from '../../ui/theme/labels';

export const loginLabels = defineLabels('login', {
  title: (product: string) => `Log in to ${product}`,
  email: 'Email',
  password: 'Password',
  emailMissing: 'Enter your email.',
  passwordMissing: 'Enter your password.',
  submit: 'Log in',
  submitting: 'Logging in…',
  forgotPassword: 'Forgot password?',
  /** Before the sign-up link. */
  newHere: (product: string) => `New to ${product}?`,
  signup: 'Sign up',
  /** Before the link to support. */
  trouble: 'Trouble logging in?',
  contactSupport: 'Contact support',
  sessionExpired: 'Your session has expired. Log in again to continue.',
  passwordSet: 'Your new password is set. Use it to log in.',
});
export type LoginLabels = typeof loginLabels.defaults;
