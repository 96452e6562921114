import type { problemLabels } from '../../../ui/feedback/problem-labels';
import { translate } from '../../translate';

export const problem = translate<typeof problemLabels>('problem', {
  error: 'Fehler:',
  retry: 'Erneut versuchen',
  stale: 'Die Anzeige konnte nicht aktualisiert werden und ist möglicherweise veraltet.',
  cookiesBlocked:
    'Ihr Browser speichert für diese Website keine Cookies, deshalb kann hier niemand angemeldet bleiben. Erlauben Sie Cookies, und versuchen Sie es erneut.',
  notStored:
    'Der Server hat den alten Wert behalten. Ihre Änderung ist noch hier: Versuchen Sie es erneut oder wenden Sie sich an den Support.',
  channelInUse: 'Ein anderes Widget nutzt diesen Kanal inzwischen. Wählen Sie einen anderen.',
  offline: 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut.',
  timeout: 'Der Server hat nicht rechtzeitig geantwortet. Versuchen Sie es erneut.',
  originNotAllowed: 'Diese Website darf dieses Konto nicht verwenden.',
  unauthorized: 'Ihre Sitzung ist abgelaufen. Melden Sie sich wieder an, um fortzufahren.',
  forbidden: 'Dazu sind Sie nicht berechtigt. Wenden Sie sich an einen Admin Ihres Kontos.',
  invalid: 'Der Server hat die gesendeten Angaben abgelehnt.',
  notFound: 'Das ist nicht mehr vorhanden. Vielleicht wurde es gelöscht.',
  conflict: 'Jemand anderes hat das ebenfalls geändert. Wählen Sie, was bleiben soll, und speichern Sie dann erneut.',
  rateLimited: 'Zu viele Versuche. Warten Sie einen Moment, und versuchen Sie es erneut.',
  server: 'Auf dem Server ist ein Problem aufgetreten. Es wurde nichts geändert. Versuchen Sie es erneut.',
  unexpectedAnswer:
    'Die Antwort des Servers ist nicht verständlich. Versuchen Sie es erneut, oder wenden Sie sich an den Support.',
});
