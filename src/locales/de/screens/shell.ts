import { counted } from '../counted';
import type { shellLabels } from '../../../screens/shell/labels';
import { translate } from '../../translate';

/** In the dative, as after `in`. */
const days = (count: number, written: string) => counted(count, 'Tag', 'Tagen', written);

export const shell = translate<typeof shellLabels>('shell', {
  skip: 'Zum Inhalt springen',
  navigation: 'Hauptnavigation',
  dashboard: 'Dashboard',
  settings: 'Einstellungen',
  account: 'Konto',
  reports: 'Berichte',
  hasDraft: 'enthält nicht gespeicherte Änderungen',
  offline: 'offline',
  broken: 'getrennt',
  widgets: 'Widgets',
  findWidget: 'Widget suchen',
  compare: 'Widgets vergleichen',
  widgetsFound: (count) => counted(count, 'Widget', 'Widgets'),
  noWidgetFound: (query) => `Keine Widgets passen zu „${query}“.`,
  search: 'Suchen',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  menu: 'Menü',
  docs: 'Dokumentation',
  faqs: 'Häufige Fragen',
  person: 'Sie',
  support: 'Support',
  changePassword: 'Passwort ändern',
  signOut: 'Abmelden',
  signOutFailed: 'Ihre Sitzung auf dem Server konnte nicht beendet werden.',
  signOutRetrying: 'Ihre Sitzung wird beendet …',
  dismissNotice: 'Ausblenden',
  signOutDone: 'Ihre Sitzung auf dem Server ist beendet.',
  failedTitle: 'Ihr Konto konnte nicht geladen werden',
  notFoundTitle: 'Seite nicht gefunden',
  notFoundText: 'Diese Seite gibt es nicht. Vielleicht wurde sie verschoben oder gelöscht.',
  returnHome: 'Zur Startseite',

  ended: 'Ihr Abonnement ist beendet.',
  endedOn: (date) => `Ihr Abonnement endete am ${date}.`,
  startAgain: 'Wählen Sie einen Tarif, um Ihr Konto zu reaktivieren.',
  startAgainAgent: 'Bitten Sie einen Admin, einen Tarif zu wählen.',
  trialOver: (date) => `Ihre kostenlose Testphase endete am ${date}. Wählen Sie einen Tarif, um Ihr Konto zu behalten.`,
  trialOverAgent: (date) =>
    `Die kostenlose Testphase Ihres Kontos endete am ${date}. Bitten Sie einen Admin, einen Tarif zu wählen.`,
  choosePlan: 'Tarif wählen',
  delinquent:
    'Ihre letzte Zahlung ist fehlgeschlagen. Aktualisieren Sie Ihre Abrechnungsdaten, damit Ihre Widgets online bleiben.',
  delinquentAgent:
    'Die letzte Zahlung für Ihr Konto ist fehlgeschlagen. Bitten Sie einen Admin, die Abrechnungsdaten zu aktualisieren.',
  updateBilling: 'Abrechnung aktualisieren',
  overQuota: 'Sie haben die Limits Ihres Tarifs überschritten.',
  overConversations: (count, written) =>
    `Ihr Tarif enthält ${counted(count, 'Unterhaltung', 'Unterhaltungen', written)} pro Monat. Sie haben mehr genutzt.`,
  overChannels: (count, written) => `Ihr Tarif enthält ${counted(count, 'Kanal', 'Kanäle', written)}. Sie haben mehr.`,
  overOperators: (count, written) =>
    `Ihr Tarif enthält ${counted(count, 'Operator', 'Operatoren', written)}. Sie haben mehr.`,
  startsOver: (date) => `Ab dem ${date} wird neu gezählt.`,
  forecast: (count, written, date) =>
    `Wenn es so weitergeht, erreichen Sie am ${date} ${counted(count, 'Unterhaltung', 'Unterhaltungen', written)}.`,
  forecastLimit: (date) => `Mehr enthält Ihr Tarif bis zum ${date} nicht.`,
  reached: (count, written) =>
    `Sie haben diesen Monat ${count === 1 ? 'die eine Unterhaltung' : `alle ${written} Unterhaltungen`} Ihres Tarifs verbraucht.`,
  overQuotaAgent: 'Bitten Sie einen Admin, einen größeren Tarif zu wählen.',
  seePlans: 'Tarife ansehen',
  legacyApi:
    'Slack schaltet seine alte Bot-API am 31. März 2025 ab. Installieren Sie die Slack-App vorher neu, damit Ihre Widgets weiter funktionieren.',
  legacyApiOver:
    'Slack hat seine alte Bot-API am 31. März 2025 abgeschaltet. Installieren Sie die Slack-App neu, damit Ihre Widgets wieder funktionieren.',
  legacyApiLink: 'Zu den Berechtigungen',
  cancellation: (date, count, written) =>
    `Ihr Abonnement ist gekündigt und endet am ${date}, in ${days(count, written)}.`,
  renew: 'Verlängern',
  terms: 'Unsere Nutzungsbedingungen und unsere Datenschutzerklärung haben sich geändert.',
  termsLink: 'Lesen und zustimmen',
  trialEnds: (date, count, written) =>
    `Ihre kostenlose Testphase endet am ${date}, in ${days(count, written)}. Fügen Sie eine Zahlungsart hinzu, damit Ihre Widgets online bleiben.`,
  trialEndsSoon: (time) =>
    `Ihre kostenlose Testphase endet am ${time}. Fügen Sie eine Zahlungsart hinzu, damit Ihre Widgets online bleiben.`,
  addPayment: 'Zahlungsart hinzufügen',
  missingBillingAddress: 'Ihre Rechnungsadresse fehlt.',
  addBillingAddress: 'Rechnungsadresse angeben',
  askAdmin: 'Wenden Sie sich wegen der Zahlung für Ihr Konto an einen Admin.',
});
