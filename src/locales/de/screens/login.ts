import type { loginLabels } from '../../../screens/login/labels';
import { translate } from '../../translate';

export const login = translate<typeof loginLabels>('login', {
  title: (product) => `Bei ${product} anmelden`,
  email: 'E-Mail',
  password: 'Passwort',
  emailMissing: 'Geben Sie Ihre E-Mail-Adresse ein.',
  passwordMissing: 'Geben Sie Ihr Passwort ein.',
  submit: 'Anmelden',
  submitting: 'Anmeldung läuft …',
  forgotPassword: 'Passwort vergessen?',
  newHere: (product) => `Neu bei ${product}?`,
  signup: 'Registrieren',
  trouble: 'Probleme bei der Anmeldung?',
  contactSupport: 'Support kontaktieren',
  sessionExpired: 'Ihre Sitzung ist abgelaufen. Melden Sie sich wieder an, um fortzufahren.',
  passwordSet: 'Ihr neues Passwort ist festgelegt. Melden Sie sich damit an.',
});
