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
  widgets: 'Widgets',
  findWidget: 'Widget suchen',
  widgetsFound: (count) => counted(count, 'Widget', 'Widgets'),
  noWidgetFound: (query) => `Kein Widget heißt „${query}“.`,
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  menu: 'Menü',
  docs: 'Dokumentation',
  faqs: 'Häufige Fragen',
  person: 'Sie',
  support: 'Support',
  changePassword: 'Passwort ändern',
  signOut: 'Abmelden',
  signOutFailed: 'Die Sitzung, von der Sie sich abgemeldet haben, ist auf dem Server noch offen.',
  signOutRetrying: 'Dem Server wird mitgeteilt, dass Sie sich abgemeldet haben …',
  dismissNotice: 'Ausblenden',
  signOutDone: 'Der Server hat die Sitzung beendet, von der Sie sich abgemeldet haben.',
  loading: 'Wird geladen …',
  failedTitle: 'Ihr Konto konnte nicht geladen werden',
  notFoundTitle: 'Seite nicht gefunden',
  notFoundText: 'Unter dieser Adresse gibt es nichts. Vielleicht wurde die Seite verschoben oder gelöscht.',
  returnHome: 'Zur Startseite',

  ended: 'Ihr Abonnement ist beendet.',
  endedOn: (date) => `Ihr Abonnement endete am ${date}.`,
  startAgain: 'Wählen Sie einen Tarif, um wieder zu starten.',
  startAgainAgent: 'Bitten Sie jemanden mit Admin-Rechten, einen Tarif zu wählen.',
  trialOver: (date) =>
    `Ihre kostenlose Testphase ist am ${date} abgelaufen. Wählen Sie einen Tarif, um Ihr Konto zu behalten.`,
  trialOverAgent: (date) =>
    `Die kostenlose Testphase Ihres Kontos ist am ${date} abgelaufen. Bitten Sie jemanden mit Admin-Rechten, einen Tarif zu wählen.`,
  choosePlan: 'Tarif wählen',
  delinquent:
    'Ihre letzte Zahlung ist fehlgeschlagen. Aktualisieren Sie Ihre Abrechnungsdaten, damit Ihre Widgets online bleiben.',
  delinquentAgent:
    'Die letzte Zahlung Ihres Kontos ist fehlgeschlagen. Bitten Sie jemanden mit Admin-Rechten, die Abrechnungsdaten zu aktualisieren.',
  updateBilling: 'Abrechnungsdaten aktualisieren',
  overQuota: 'Ihr Konto hat die Grenzen seines Tarifs überschritten.',
  overConversations: (count, written) =>
    `Ihr Konto hat mehr Unterhaltungen geführt als im Tarif enthalten: ${counted(count, 'Unterhaltung', 'Unterhaltungen', written)} pro Monat.`,
  overChannels: (count, written) =>
    `Ihr Konto hat mehr Kanäle als im Tarif enthalten: ${counted(count, 'Kanal', 'Kanäle', written)}.`,
  overOperators: (count, written) =>
    `Ihr Konto hat mehr Operatoren als im Tarif enthalten: ${counted(count, 'Operator', 'Operatoren', written)}.`,
  overQuotaAgent: 'Bitten Sie jemanden mit Admin-Rechten, einen größeren Tarif zu wählen.',
  seePlans: 'Tarife ansehen',
  legacyApi:
    'Slack schaltet seine alte Bot-Schnittstelle am 31. März 2025 ab. Führen Sie das Upgrade vorher durch, damit Ihre Widgets weiter funktionieren.',
  legacyApiOver:
    'Slack hat seine alte Bot-Schnittstelle am 31. März 2025 abgeschaltet. Führen Sie das Upgrade durch, damit Ihre Widgets wieder funktionieren.',
  legacyApiLink: 'Upgrade durchführen',
  cancellation: (date, count, written) =>
    `Ihr Abonnement ist gekündigt und endet am ${date}, in ${days(count, written)}.`,
  renew: 'Verlängern',
  terms: 'Unsere Nutzungsbedingungen und unsere Datenschutzerklärung haben sich geändert.',
  termsLink: 'Lesen und zustimmen',
  trialEnds: (date, count, written) =>
    `Ihre kostenlose Testphase endet am ${date}, in ${days(count, written)}. Fügen Sie eine Zahlungsmethode hinzu, damit Ihre Widgets online bleiben.`,
  trialEndsSoon: (time) =>
    `Ihre kostenlose Testphase endet in weniger als einem Tag, am ${time}. Fügen Sie eine Zahlungsmethode hinzu, damit Ihre Widgets online bleiben.`,
  addPayment: 'Zahlungsmethode hinzufügen',
  missingBillingAddress: 'Ihre Rechnungsadresse fehlt.',
  addBillingAddress: 'Rechnungsadresse hinzufügen',
  askAdmin: 'Wenden Sie sich wegen der Zahlung an einen Admin Ihres Kontos.',
});
