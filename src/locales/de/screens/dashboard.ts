import { counted } from '../counted';
import type { dashboardLabels } from '../../../screens/dashboard/labels';
import { translate } from '../../translate';

export const dashboard = translate<typeof dashboardLabels>('dashboard', {
  title: 'Dashboard',
  plan: (label) => `Aktueller Tarif: ${label}`,
  widgetsOnline: (online, finished) => `${online} von ${finished} Widgets online`,
  chats: (today, last30Days) => `Chats: ${today} heute, ${last30Days} in 30 Tagen`,
  attention: 'Handlungsbedarf',
  attentionCount: (count) => counted(count, 'Widget', 'Widgets'),
  attentionPlace: (name, workspace) => `${name} in ${workspace}`,
  attentionAll: (count) => `Alle ${count} anzeigen`,
  attentionLess: 'Weniger anzeigen',
  broken: 'Getrennt',
  unfinishedShort: 'Unvollständig',
  notConnected: 'Noch nicht verbunden',
  online: 'Online',
  offline: 'Offline',
  unfinished: 'Einrichtung unvollständig',
  finishSetup: 'Einrichtung abschließen',
  today: (count) => `${count} heute`,
  last30Days: (count) => `${count} in 30 Tagen`,
  averagePerDay: (count) => `${count} pro Tag`,
  countsNote:
    'Die Diagramme zeigen die letzten 30 Tage im gleichen Maßstab. Die gestrichelte Linie ist der Durchschnitt. Heute ist gepunktet.',
  countsName: 'die Chat-Zahlen',
  countsDefinition:
    'Heute: Chats, die in den letzten 24 Stunden begonnen haben. 30 Tage: die Summe der letzten 30 Tageswerte, einschließlich heute. Berichte zählen Kalendertage.',
  chart: ({ lowest, highest, average }) =>
    `Chats pro Tag in den letzten 30 Tagen: zwischen ${lowest} und ${highest}, im Durchschnitt ${average}`,
  chartWithoutChats: 'Keine Chats in den letzten 30 Tagen',
  countsFailed: 'Die Chat-Zahlen konnten nicht geladen werden.',
  cardCountsFailed: 'Zahlen nicht geladen',
  noCounts: 'Noch keine Zahlen',
  unreadableCounts: 'Die Zahlen dieses Widgets konnten nicht angezeigt werden.',
  unreadableWidget: 'Dieses Widget konnte nicht angezeigt werden. Die anderen sind nicht betroffen.',
  emptyTitle: 'Noch keine Widgets',
  emptyText: 'Bringen Sie den Live-Chat auf Ihre Website, und antworten Sie aus einem Slack-Kanal.',
  emptyLink: 'So funktionieren Widgets',

  addChannel: 'Kanal hinzufügen',
  addChannelTo: (workspace) => `zu ${workspace}`,
  addWorkspace: 'Kanal in neuem Workspace',
  addWorkspaceNext: 'Als Nächstes melden Sie sich bei Slack an',
  adding: 'Kanal wird hinzugefügt …',
  addFailed: 'Das Widget konnte nicht erstellt werden. Wenden Sie sich an den Support.',
  channelLimit: 'Sie haben das Kanallimit Ihres Tarifs erreicht.',
  channelLimitLink: 'Nächsten Tarif ansehen',

  deleteWidget: 'Löschen',
  deleteTitle: (name) => `Das unfertige Widget „${name}“ löschen?`,
  deleteText: 'Das ist endgültig. Die Einrichtung geht verloren, und eingebetteter Code funktioniert nicht mehr.',
  deleteConfirm: 'Widget löschen',
  deletionFailed: 'Dieses Widget konnte nicht gelöscht werden',

  started: 'Erste Schritte',
  startedProgress: (done, count) => `${done} von ${count} erledigt`,
  startedDismiss: 'Ausblenden',
  startedSteps: {
    slack: {
      title: 'Slack verbinden',
      text: 'Sie antworten Besuchern aus Ihrem eigenen Workspace.',
      action: 'Slack verbinden',
    },
    channel: {
      title: 'Channel auswählen',
      text: 'Dort kommen die Nachrichten Ihrer Besucher an.',
      action: 'Channel auswählen',
    },
    code: {
      title: 'Einbettungscode in die Website einfügen',
      text: 'Erledigt, sobald der erste Chat eingeht. Schreiben Sie sich zum Testen selbst.',
      action: 'Code anzeigen',
    },
    hours: {
      title: 'Betriebszeiten festlegen',
      text: 'Besucher sehen den Chat nur, wenn jemand antworten kann.',
      action: 'Zeiten festlegen',
    },
    teammate: {
      title: 'Teammitglied einladen',
      text: 'Es verwaltet Widgets, als Admin auch Tarife, Abrechnung und Benutzer, und sieht dann Berichte.',
      action: 'Einladen',
    },
  },

  find: 'Widget suchen',
  show: 'Anzeigen',
  showAll: 'Alle',
  sort: 'Sortieren nach',
  sortGiven: 'Standardreihenfolge',
  sortName: 'Name',
  sortChats: 'Meiste Chats',
  found: (count) => `${counted(count, 'Widget', 'Widgets')} gefunden`,
  nothingFound: 'Keine Widgets passen zu Suche und Filter.',
  clear: 'Alle Widgets anzeigen',

  userSwapped: 'Der Hauptbenutzer wurde gewechselt.',
});
