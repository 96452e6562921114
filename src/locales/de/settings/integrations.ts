import { counted } from '../counted';
import type { integrationsLabels } from '../../../settings/integrations/labels';
import { translate } from '../../translate';

export const integrations = translate<typeof integrationsLabels>('integrations', {
  emptyTitle: 'Fügen Sie Ihre erste Integration hinzu',
  emptyText:
    'Lassen Sie Bots und Personen Ihres Slack-Workspace an Unterhaltungen teilnehmen: Was sie schreiben, erreicht die Besucher.',
  emptyAction: 'Slack konfigurieren',
  learnMore: 'Mehr über Integrationen erfahren',

  table: 'Integrationen',
  integration: 'Integration',
  status: 'Status',
  actions: 'Aktionen',
  slack: 'Slack',
  states: {
    checking: 'Wird geprüft …',
    connected: 'Verbunden',
    permissionMissing: 'Berechtigung fehlt',
    expired: 'Verbindung abgelaufen',
    unknown: 'Prüfung nicht möglich',
  },
  addedCount: (count) =>
    count === 0
      ? 'Keine Bots oder Benutzer hinzugefügt'
      : `${counted(count, 'Bot oder Benutzer', 'Bots und Benutzer')} hinzugefügt`,
  configure: 'konfigurieren',
  configureSlack: 'Slack konfigurieren',
  view: 'ansehen',
  viewSlack: 'Slack ansehen',
  authorize: 'Erweiterte Berechtigungen erteilen',
  unknownText: 'Slack konnte nicht gefragt werden. Was hinzugefügt wurde, ist noch vorhanden.',

  title: 'Bots und Benutzer konfigurieren',
  text: 'Was Hinzugefügte im Kanal einer Unterhaltung schreiben, erreicht den Besucher.',
  done: 'Fertig',
  search: 'Bot oder Benutzer suchen',
  added: 'Hinzugefügt',
  noneAdded: 'Noch niemand hinzugefügt.',
  unreadable: (count) =>
    count === 1
      ? 'Ein Eintrag konnte nicht gelesen werden.'
      : `${counted(count, 'Eintrag', 'Einträge')} konnten nicht gelesen werden.`,
  available: 'Verfügbar',
  noneAvailable: 'Alle aus Ihrem Workspace sind hinzugefügt.',
  noneFound: (query) => `Niemand passt zu „${query}“.`,
  moreAvailable: (count) =>
    `${counted(count, 'weiterer Eintrag', 'weitere Einträge')}. Über die Suche finden Sie alle.`,
  bot: 'Bot',
  person: 'Benutzer',
  unnamed: 'Ohne Namen',
  add: 'Hinzufügen',
  adding: 'Wird hinzugefügt …',
  remove: 'Entfernen',
  removing: 'Wird entfernt …',
  addName: (name) => `${name} hinzufügen`,
  removeName: (name) => `${name} entfernen`,
  addFailed: (name) => `${name} wurde nicht hinzugefügt.`,
  removeFailed: (name) => `${name} wurde nicht entfernt.`,
  removed: (name) => `${name} wurde entfernt.`,
  undo: 'Rückgängig',
  full: (count) => `Es ist Platz für ${counted(count, 'Bot oder Benutzer', 'Bots und Benutzer')}.`,
  permissionMissing: 'Slack erlaubt es noch nicht, die Bots und Benutzer Ihres Workspace aufzulisten.',
  teamFailed: 'Die Bots und Benutzer Ihres Workspace konnten nicht geladen werden.',
});
