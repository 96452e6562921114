import { counted } from '../counted';
import type { dashboardLabels } from '../../../screens/dashboard/labels';
import { translate } from '../../translate';

export const dashboard = translate<typeof dashboardLabels>('dashboard', {
  title: 'Dashboard',
  plan: (label) => `Aktueller Tarif: ${label}`,
  notConnected: 'Noch nicht verbunden',
  online: 'Online',
  offline: 'Offline',
  unfinished: 'Einrichtung unvollständig',
  finishSetup: 'Einrichtung abschließen',
  today: (count) => `${count} heute`,
  last30Days: (count) => `${count} in 30 Tagen`,
  averagePerDay: (count) => `${count} pro Tag`,
  countsName: 'heute und 30 Tage',
  countsDefinition:
    'Heute: Chats, die in den letzten 24 Stunden begonnen haben. 30 Tage: die Summe der letzten 30 Tageswerte, der heutige eingeschlossen. Berichte zählen Kalendertage.',
  chart: ({ lowest, highest, average }) =>
    `Chats pro Tag in den letzten 30 Tagen: zwischen ${lowest} und ${highest}, im Durchschnitt ${average}`,
  chartWithoutChats: 'Keine Chats in den letzten 30 Tagen',
  countsFailed: 'Die Zahlen Ihrer Widgets konnten nicht geladen werden.',
  cardCountsFailed: 'Zahlen nicht geladen',
  noCounts: 'Noch keine Zahlen',
  unreadableCounts: 'Die Zahlen dieses Widgets konnten nicht gelesen werden.',
  unreadableWidget: 'Dieses Widget konnte nicht gelesen werden. Die anderen sind nicht betroffen.',
  emptyTitle: 'Noch keine Widgets',
  emptyText:
    'Ein Widget bringt den Live-Chat auf Ihre Website, und Ihr Team antwortet aus einem Kanal seines Chat-Programms.',
  emptyLink: 'So funktionieren Widgets',

  addChannel: 'Kanal hinzufügen',
  addWorkspace: 'Kanal in einem neuen Slack-Team hinzufügen',
  adding: 'Kanal wird hinzugefügt …',
  addFailed: 'Fehler beim Erstellen des Widgets. Bitte wenden Sie sich an den Support.',
  channelLimit: 'Ihr Tarif lässt keinen weiteren Kanal zu.',
  channelLimitLink: 'Nächsten Tarif ansehen',

  deleteWidget: 'Löschen',
  deleteTitle: (name) => `Das unfertige Widget „${name}“ löschen?`,
  deleteText:
    'Das lässt sich nicht rückgängig machen. Was bisher eingerichtet wurde, geht verloren, und wo der Code schon auf einer Website steht, funktioniert er nicht mehr.',
  deleteConfirm: 'Widget löschen',
  deleted: 'Gelöscht',
  finishedMeanwhile:
    'Jemand hat die Einrichtung dieses Widgets inzwischen abgeschlossen, deshalb wurde es nicht gelöscht.',

  find: 'Widget suchen',
  show: 'Anzeigen',
  showAll: 'Alle',
  sort: 'Sortieren nach',
  sortGiven: 'Standardreihenfolge',
  sortName: 'Name',
  sortChats: 'Meiste Chats',
  found: (count) => `${counted(count, 'Widget', 'Widgets')} gefunden`,
  nothingFound: 'Kein Widget entspricht der Auswahl.',
  clear: 'Alle Widgets anzeigen',

  userSwapped: 'Der Hauptbenutzer wurde gewechselt.',
});
