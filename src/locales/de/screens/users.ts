import { counted } from '../counted';
import type { usersLabels } from '../../../screens/users/labels';
import { translate } from '../../translate';

export const users = translate<typeof usersLabels>('users', {
  title: 'Benutzer',
  help: 'Wer dieses Dashboard nutzen kann. Admins verwalten außerdem Tarife, Abrechnung und Benutzer.',
  failed: 'Die Benutzer konnten nicht geladen werden.',
  unreadable: (count) => `${counted(count, 'Benutzer konnte', 'Benutzer konnten')} nicht angezeigt werden.`,

  invite: 'Benutzer einladen',
  inviteHelp:
    'Eine oder mehrere E-Mail-Adressen, getrennt durch Kommas, Leerzeichen oder neue Zeilen. Alle erhalten einen Link, um ein Passwort festzulegen.',
  submit: 'Einladen',
  submitAnyway: 'Trotzdem einladen',
  sending: 'Wird eingeladen …',
  emailMissing: 'Geben Sie mindestens eine E-Mail-Adresse ein.',
  checkEmails: 'Es wurde noch nichts gesendet. Prüfen Sie diese Adressen.',
  tooMany: (most) => `Laden Sie höchstens ${counted(most, 'Benutzer', 'Benutzer')} auf einmal ein.`,
  invalid: (email) => `${email}: Ungültige E-Mail-Adresse`,
  known: (email) => `${email}: Benutzer existiert bereits`,
  repeated: (email) => `${email} ist mehrfach aufgeführt und wird nur einmal eingeladen.`,
  typo: (email, suggestion) => `${email}: Meinten Sie ${suggestion}?`,
  useSuggestion: (suggestion) => `${suggestion} verwenden`,
  invited: (email, count) =>
    count === 1
      ? `${email} wurde eingeladen.`
      : `${counted(count, 'Benutzer wurde', 'Benutzer wurden')} eingeladen: ${email}.`,
  userExists: 'Benutzer existiert bereits',
  invalidEmail: 'Ungültige E-Mail-Adresse',
  unknown: 'Unbekannter Fehler, wenden Sie sich an den Support',
  notInvited: (email, reason) => `${email}: ${reason}`,
  notSent: 'Die übrigen Adressen wurden nicht gesendet und stehen noch im Feld.',

  search: 'Benutzer suchen',
  noneFound: (query) => `Keine Benutzer passen zu „${query}“.`,
  user: 'Benutzer',
  lastSignIn: 'Letzte Anmeldung',
  role: 'Rolle',
  admin: 'Admin',
  agent: 'Agent',
  you: 'Sie',
  active: 'Aktiv',
  pending: 'Eingeladen',
  never: 'Noch nicht angemeldet',
  unnamed: 'Keine E-Mail-Adresse',
  makeAdmin: 'Zum Admin machen',
  removeAdmin: 'Admin-Rolle entziehen',
  saving: 'Wird gespeichert …',
  delete: 'Löschen',
  deleteSelf: 'Sie können sich nicht selbst löschen.',
  deleteAdmin: 'Entziehen Sie zuerst die Admin-Rolle.',
  lastAdmin:
    'Ihr Konto braucht mindestens einen aktiven Admin. Machen Sie zuerst einen anderen aktiven Benutzer zum Admin.',
  toggleFailed: (email) => `Die Rolle von ${email} wurde nicht geändert.`,

  deleteTitle: (email) => `Benutzer ${email} löschen?`,
  deleteText: 'Die Anmeldung in diesem Dashboard ist dann nicht mehr möglich. Chats und Einstellungen bleiben.',
  deleteConfirm: 'Benutzer löschen',
  demoteTitle: 'Eigene Admin-Rolle abgeben?',
  demoteText:
    'Sie können dann Tarife, Abrechnung und Benutzer nicht mehr verwalten. Nur ein anderer Admin kann Ihnen die Rolle zurückgeben.',
  demoteConfirm: 'Rolle abgeben',
});
