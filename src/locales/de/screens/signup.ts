import type { signupLabels } from '../../../screens/signup/labels';
import { translate } from '../../translate';

export const signup = translate<typeof signupLabels>('signup', {
  title: (product) => `Bei ${product} registrieren`,
  trial: '30 Tage kostenlos testen (keine Kreditkarte nötig)',
  slack: 'Mit Slack registrieren',
  or: 'oder mit Ihrer E-Mail-Adresse',
  email: 'E-Mail',
  password: 'Passwort',
  emailInvalid: 'Die E-Mail-Adresse ist ungültig',
  passwordTooShort: 'Das Passwort ist zu kurz',
  submit: 'Registrieren',
  submitting: 'Registrierung läuft …',
  userExists: (product) => `Für diese E-Mail-Adresse gibt es bereits ein Konto bei ${product}.`,
  resetPassword: 'Passwort zurücksetzen',
  login: 'Anmelden',
  unknownError: 'Ein unbekannter Fehler ist aufgetreten. Bitte wenden Sie sich an den Support.',
  userNotLoaded:
    'Ihr Konto wurde erstellt, konnte aber nicht geöffnet werden. Versuchen Sie es erneut, oder melden Sie sich an. Hilft das nicht, wenden Sie sich bitte an den Support.',
  userOrWidgetsMissing: 'Benutzer oder Widgets nicht gefunden',
  haveAccount: 'Sie haben bereits ein Konto?',
  terms: 'Nutzungsbedingungen',
  privacyPolicy: 'Datenschutzerklärung',
  pricing: 'Preise',
  newTab: '(öffnet sich in einem neuen Tab)',
  testimonials: 'Das sagen unsere Kunden',
});
