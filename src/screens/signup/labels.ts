import { defineLabels } from '../../ui/theme/labels';

export const signupLabels = defineLabels('signup', {
  title: (product: string) => `Sign up for ${product}`,
  trial: '30 day free trial (No credit card required)',
  slack: 'Sign up with Slack',
  /** Between the two ways to sign up. */
  or: 'or with your email',
  email: 'Email',
  password: 'Password',
  emailInvalid: 'Email is invalid',
  passwordTooShort: 'Password is too short',
  submit: 'Sign up',
  submitting: 'Signing up…',
  userExists: (product: string) => `User already has a ${product} account.`,
  resetPassword: 'Reset password',
  login: 'Log in',
  unknownError: 'an unknown error occurred, please contact support.',
  userNotLoaded:
    'Your account was created, but we couldn’t open it. Try again or log in. If that fails, please contact support.',
  userOrWidgetsMissing: 'user or ces not found',
  /** Before the sign-in link. */
  haveAccount: 'Already have an account?',
  terms: 'Terms of service',
  privacyPolicy: 'Privacy policy',
  pricing: 'Pricing',
  /** After the name of a page that opens in a new tab. */
  newTab: '(opens in a new tab)',
  testimonials: 'What customers say',
});
export type SignupLabels = typeof signupLabels.defaults;
