import type { passwordLabels } from '../../../screens/password/labels';
import { translate } from '../../translate';

export const password = translate<typeof passwordLabels>('password', {
  forgotTitle: 'Passwort vergessen?',
  forgotLead:
    'Geben Sie die E-Mail-Adresse Ihres Kontos ein, und wir senden Ihnen einen Link, um ein neues Passwort festzulegen.',
  changeTitle: 'Passwort ändern',
  changeLead: 'Wir senden Ihnen per E-Mail einen Link, mit dem Sie ein neues Passwort festlegen.',
  resetTitle: 'Neues Passwort festlegen',
  email: 'E-Mail',
  emailMissing: 'Geben Sie Ihre E-Mail-Adresse ein.',
  emailInvalid: 'Die E-Mail-Adresse ist ungültig',
  send: 'E-Mail zum Zurücksetzen senden',
  sending: 'Wird gesendet …',
  sent: 'Erledigt!',
  checkEmail: 'In Ihrem Postfach finden Sie eine Anleitung zum Zurücksetzen des Passworts.',
  sendAgain: 'Erneut senden',
  sendAgainIn: (wait) => `Sie können sie in ${wait} erneut senden.`,
  canSendAgain: 'Sie können die E-Mail jetzt erneut senden.',
  noEmail: 'Keine E-Mail erhalten? Sehen Sie zuerst im Spam-Ordner nach.',
  sentAgain: 'Wir haben noch eine E-Mail gesendet. Sehen Sie auch im Spam-Ordner nach.',
  backToLogin: 'Zurück zur Anmeldung',
  newPassword: 'Neues Passwort',
  passwordTooShort: 'Das Passwort ist zu kurz',
  setPassword: 'Neues Passwort festlegen',
  settingPassword: 'Wird festgelegt …',
  invalidToken: 'Ungültiger Link',
  invalidTokenHelp: 'Dieser Link ist unvollständig, wurde bereits verwendet oder ist zu alt.',
  newLink: 'Neuen Link senden',
});
