import { counted, plural } from '../counted';
import type { integrationsLabels } from '../../../settings/integrations/labels';
import { translate } from '../../translate';

export const integrations = translate<typeof integrationsLabels>('integrations', {
  emptyTitle: 'Fügen Sie Ihre erste Integration hinzu',
  emptyText:
    'Lassen Sie Bots und Benutzer Ihres Slack-Workspace an Chats teilnehmen. Besucher sehen deren Nachrichten.',
  emptyAction: 'Slack konfigurieren',
  learnMore: 'Mehr über Integrationen',

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
  authorize: 'Berechtigungen erweitern',
  unknownText: 'Slack ist nicht erreichbar. Alles, was Sie hinzugefügt haben, ist noch da.',

  title: 'Bots und Benutzer konfigurieren',
  text: 'Nachrichten hinzugefügter Bots und Benutzer erreichen den Besucher.',
  done: 'Fertig',
  search: 'Bot oder Benutzer suchen',
  added: 'Hinzugefügt',
  noneAdded: 'Noch keine Bots oder Benutzer hinzugefügt.',
  unreadable: (count) => `${counted(count, 'Eintrag konnte', 'Einträge konnten')} nicht angezeigt werden.`,
  available: 'Verfügbar',
  noneAvailable: 'Alle Bots und Benutzer Ihres Workspace sind bereits hinzugefügt.',
  noneFound: (query) => `Keine Bots oder Benutzer passen zu „${query}“.`,
  moreAvailable: (count) =>
    `Noch ${counted(count, 'Eintrag', 'Einträge')}. Über die Suche finden Sie ${plural(count, 'ihn', 'sie')}.`,
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
  removedSome: (count) => `${count} Bots und Benutzer wurden entfernt.`,
  addedOne: (name) => `${name} wurde hinzugefügt.`,
  addedSome: (count) => `${count} Bots und Benutzer wurden hinzugefügt.`,
  select: (name) => `${name} auswählen`,
  selectAll: 'Alle auswählen',
  selectShown: (count) => `Alle ${count} angezeigten auswählen`,
  selected: (count) => `${count} ausgewählt`,
  addSelected: 'Ausgewählte hinzufügen',
  removeSelected: 'Ausgewählte entfernen',
  room: (count) => `Sie können nur noch ${count} hinzufügen.`,
  checkedAt: (moment) => `Zuletzt geprüft: ${moment}.`,
  lastError: (moment) => `Letzter Fehler ${moment}:`,
  checkAgain: 'Erneut prüfen',
  undo: 'Rückgängig',
  full: (count) =>
    `Sie können bis zu ${counted(count, 'Bot oder Benutzer', 'Bots und Benutzer')} hinzufügen. Entfernen Sie einen Eintrag, um Platz zu schaffen.`,
  permissionMissing: 'Um die Bots und Benutzer Ihres Workspace aufzulisten, fehlt uns eine Slack-Berechtigung.',
  teamFailed: 'Die Bots und Benutzer Ihres Workspace konnten nicht geladen werden.',
});
