import type { problemLabels } from '../../../ui/feedback/problem-labels';
import { translate } from '../../translate';

export const problem = translate<typeof problemLabels>('problem', {
  error: 'Fehler:',
  retry: 'Erneut versuchen',
  stale: 'Aktualisieren fehlgeschlagen. Die Anzeige ist möglicherweise veraltet.',
  cookiesBlocked:
    'Ihr Browser blockiert Cookies für diese Website, deshalb können Sie nicht angemeldet bleiben. Erlauben Sie Cookies, und versuchen Sie es erneut.',
  notStored:
    'Der Server hat den alten Wert behalten. Ihre Änderung ist noch da. Versuchen Sie es erneut, oder wenden Sie sich an den Support.',
  channelInUse: 'Ein anderes Widget verwendet jetzt diesen Kanal. Wählen Sie einen anderen.',
  offline: 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut.',
  timeout: 'Der Server hat zu lange nicht geantwortet. Versuchen Sie es erneut.',
  originNotAllowed: (origin) =>
    `${origin ?? 'Diese Website'} darf dieses Konto nicht verwenden. Ergänzen Sie ALLOWED_ORIGINS auf dem Server.`,
  unreadable: (origin) => `Falls die API läuft, ergänzen Sie ${origin} in ihren ALLOWED_ORIGINS.`,
  unauthorized: 'Ihre Sitzung ist abgelaufen. Melden Sie sich wieder an, um fortzufahren.',
  forbidden: 'Dazu sind Sie nicht berechtigt. Wenden Sie sich an einen Admin.',
  invalid: 'Der Server hat dies abgelehnt. Prüfen Sie Ihre Eingaben.',
  notFound: 'Das gibt es nicht mehr. Vielleicht wurde es gelöscht.',
  conflict: 'Jemand anderes hat das auch geändert. Wählen Sie, was bleiben soll, und speichern Sie dann erneut.',
  rateLimited: 'Zu viele Versuche. Warten Sie einen Moment, und versuchen Sie es erneut.',
  server: 'Auf dem Server ist ein Fehler aufgetreten. Es wurde nichts geändert. Versuchen Sie es erneut.',
  unavailable:
    'Der Server ist gerade nicht verfügbar. Falls Sie etwas geändert haben, prüfen Sie, ob es gespeichert wurde, und versuchen Sie es erneut.',
  serverOnRead: 'Auf dem Server ist ein Fehler aufgetreten. Versuchen Sie es erneut.',
  unavailableOnRead: 'Der Server ist gerade nicht verfügbar. Versuchen Sie es erneut.',
  unexpectedAnswer:
    'Die Antwort des Servers ist nicht lesbar. Versuchen Sie es erneut, oder wenden Sie sich an den Support.',
});
