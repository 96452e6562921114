import { defineLabels } from '../../ui/theme/labels';

export const passwordLabels = defineLabels('password', {
  forgotTitle: 'Forgot your password?',
  forgotLead: 'Enter your email and we’ll send you a link to set a new password.',
  changeTitle: 'Change password',
  changeLead: 'We’ll email you a link to set a new password.',
  resetTitle: 'Set a new password',
  email: 'Email',
  emailMissing: 'Enter your email.',
  emailInvalid: 'Email is invalid',
  send: 'Send password reset email',
  sending: 'Sending…',
  sent: 'Done!',
  checkEmail: 'Check your email for password reset instructions.',
  sendAgain: 'Send again',
  /** `wait` is a duration, like `45 sec`. */
  sendAgainIn: (wait: string) => `You can send the email again in ${wait}.`,
  /** Announced when the wait is over. */
  canSendAgain: 'You can send the email again now.',
  /** Next to the button that sends it again. */
  noEmail: 'No email? Check your spam folder first.',
  sentAgain: 'We sent another email. Check your spam folder, too.',
  backToLogin: 'Back to login',
  newPassword: 'New password',
  passwordTooShort: 'Password is too short',
  setPassword: 'Set new password',
  settingPassword: 'Setting password…',
  invalidToken: 'Invalid token',
  invalidTokenHelp: 'This link is incomplete, has expired, or was already used.',
  newLink: 'Get a new link',
});
export type PasswordLabels = typeof passwordLabels.defaults;
