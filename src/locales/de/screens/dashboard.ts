import { counted } from '../counted';
import type { dashboardLabels } from '../../../screens/dashboard/labels';
import { translate } from '../../translate';

/** In the dative, as after `in`. */
const daysDative = (count: number) => counted(count, 'Tag', 'Tagen');

export const dashboard = translate<typeof dashboardLabels>('dashboard', {
  title: 'Dashboard',
  plan: (label) => `Aktueller Tarif: ${label}`,
  notConnected: 'Noch nicht verbunden',
  unnamedWidget: 'Widget ohne Namen',
  online: 'Online',
  offline: 'Offline',
  unfinished: 'Einrichtung unvollständig',
  finishSetup: 'Einrichtung abschließen',
  today: (count) => `${count} heute`,
  last30Days: (count) => `${count} in 30 Tagen`,
  averagePerDay: (count) => `${count} pro Tag`,
  chart: ({ lowest, highest, average }) =>
    `Chats pro Tag in den letzten 30 Tagen: zwischen ${lowest} und ${highest}, im Durchschnitt ${average}`,
  chartWithoutChats: 'Keine Chats in den letzten 30 Tagen',
  countsFailed: 'Die Zahlen Ihrer Widgets konnten nicht geladen werden.',
  noCounts: 'Keine Zahlen',
  unreadableCounts: 'Die Zahlen dieses Widgets konnten nicht gelesen werden.',
  unreadableWidget: 'Dieses Widget konnte nicht gelesen werden. Die anderen sind nicht betroffen.',
  emptyTitle: 'Noch keine Widgets',
  emptyText:
    'Ein Widget bringt den Live-Chat auf Ihre Website, und Ihr Team antwortet aus einem Kanal seines Chat-Programms.',
  emptyLink: 'So funktionieren Widgets',

  switchedOff: 'Es ist ausgeschaltet.',
  switchedOffLink: 'Einschalten',
  outsideHours: 'Die Betriebszeiten sind gerade vorbei.',
  outsideHoursLink: 'Betriebszeiten ansehen',
  nobodyActive: 'In Slack ist niemand aus Ihrem Team aktiv.',
  nobodyActiveLink: 'Anwesenheit einstellen',
  paymentMissing: 'Für Ihr Konto liegt keine gültige Zahlung vor.',
  paymentMissingLink: 'Abrechnungsdaten aktualisieren',
  overQuota: 'Ihr Konto hat die Grenzen seines Tarifs überschritten.',
  overQuotaLink: 'Tarife ansehen',
  askAdminAbout: 'Wenden Sie sich an einen Admin Ihres Kontos.',

  addChannel: 'Kanal hinzufügen',
  addWorkspace: 'Kanal in einem neuen Slack-Team hinzufügen',
  adding: 'Kanal wird hinzugefügt …',
  addFailed: 'Fehler beim Erstellen des Widgets. Bitte wenden Sie sich an den Support.',
  channelLimit: 'Ihr Tarif lässt keinen weiteren Kanal zu.',
  channelLimitLink: 'Nächsten Tarif ansehen',

  deleteWidget: 'Löschen',
  deleteTitle: 'Dieses unfertige Widget löschen?',
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

  terms: 'Unsere Nutzungsbedingungen und unsere Datenschutzerklärung haben sich geändert.',
  termsLink: 'Lesen und zustimmen',
  overQuotaBanner: (reason) =>
    reason === ''
      ? 'Ihr Konto hat die Grenzen seines Tarifs überschritten.'
      : `Ihr Konto hat die Grenzen seines Tarifs überschritten: ${reason}`,
  delinquent:
    'Ihre letzte Zahlung ist fehlgeschlagen. Aktualisieren Sie Ihre Abrechnungsdaten, damit Ihre Widgets online bleiben.',
  legacyApi:
    'Slack schaltet seine alte Bot-Schnittstelle am 31. März 2025 ab. Führen Sie das Upgrade vorher durch, sonst funktionieren Ihre Widgets ab dann nicht mehr.',
  legacyApiOver:
    'Slack hat seine alte Bot-Schnittstelle am 31. März 2025 abgeschaltet. Führen Sie das Upgrade durch, damit Ihre Widgets wieder funktionieren.',
  legacyApiLink: 'Upgrade durchführen',
  userSwapped: 'Der Hauptbenutzer wurde gewechselt.',
  cancellation: (daysLeft) =>
    daysLeft === 0
      ? 'Ihr Abonnement ist beendet.'
      : `Ihr Abonnement ist gekündigt und endet in ${daysDative(daysLeft)}.`,
  renewLink: 'Verlängern',
  addPayment: (daysLeft) =>
    `Ihre Testphase endet in ${daysDative(daysLeft)}. Fügen Sie eine Zahlungsmethode hinzu, damit Ihre Widgets danach online bleiben.`,
  addPaymentLink: 'Zahlungsmethode hinzufügen',
  missingBillingAddress: 'Ihre Rechnungsadresse fehlt.',
  missingBillingAddressLink: 'Rechnungsadresse hinzufügen',
  askAdmin: 'Bei der Zahlung Ihres Kontos ist etwas zu klären. Bitte wenden Sie sich an einen Admin Ihres Kontos.',
});
