import { cardBrands } from '../../card-brands';
import { counted } from '../counted';
import type { accountLabels } from '../../../screens/account/labels';
import { translate } from '../../translate';

/** In the dative, as after `vor` and `in`. */
const daysDative = (count: number, written: string) => counted(count, 'Tag', 'Tagen', written);

export const account = translate<typeof accountLabels>('account', {
  title: 'Konto',
  plan: (label) => `Aktueller Tarif: ${label}`,
  billingAdded: 'Ihre Abrechnungsdaten wurden hinzugefügt.',

  trialing: (count, written) =>
    count === 0
      ? 'Ihre kostenlose Testphase endet heute'
      : `Ihre kostenlose Testphase: noch ${counted(count, 'Tag', 'Tage', written)}`,
  trialExpired: (count, written) =>
    count === 0
      ? 'Ihre kostenlose Testphase endet heute'
      : `Ihre kostenlose Testphase ist vor ${daysDative(count, written)} abgelaufen`,
  canceled: 'Gekündigt',
  payingSince: (date) => `Bezahlt seit ${date}`,
  paying: 'Bezahlt',
  goodStanding: 'Mit Ihrem Konto ist alles in Ordnung.',
  trialOver: 'Ihre kostenlose Testphase ist vorbei. Wählen Sie einen Tarif, um Ihr Konto zu behalten.',
  trialOverAgent:
    'Die kostenlose Testphase Ihres Kontos ist vorbei. Bitten Sie jemanden mit Admin-Rechten, einen Tarif zu wählen.',
  delinquent:
    'Ihre letzte Zahlung ist fehlgeschlagen. Aktualisieren Sie Ihre Abrechnungsdaten, um Ihr Konto zu behalten.',
  delinquentAgent:
    'Die letzte Zahlung Ihres Kontos ist fehlgeschlagen. Bitten Sie jemanden mit Admin-Rechten, die Abrechnungsdaten zu aktualisieren.',
  endingOn: (date, count, written) => `Ihr Konto ist gekündigt und endet am ${date}, in ${daysDative(count, written)}.`,
  ended: 'Ihr Konto ist beendet.',
  endedOn: (date) => `Ihr Konto wurde am ${date} beendet.`,
  startAgain: 'Wählen Sie einen Tarif, um wieder zu starten.',
  startAgainAgent: 'Bitten Sie jemanden mit Admin-Rechten, einen Tarif zu wählen.',
  updateBilling: 'Abrechnungsdaten aktualisieren',
  renew: 'Verlängern',

  plans: 'Tarife',
  period: 'Abrechnungszeitraum',
  monthly: 'Monatlich',
  yearly: 'Jährlich',
  oneMonthFree: 'Mit Jahrestarifen ist ein Monat kostenlos.',
  perMonth: 'pro Monat',
  billedYearly: (price) => `${price} bei jährlicher Abrechnung`,
  billedMonthly: 'Monatliche Abrechnung',
  insteadOf: 'statt',
  customPrice: 'Individueller Preis',
  customPriceHelp: 'Auf Ihren Bedarf zugeschnitten',
  contact: 'Kontakt aufnehmen',
  pricing: 'Preise ansehen',
  upgrade: 'Upgrade',
  downgrade: 'Downgrade',
  switchToAnnual: 'Zu jährlich wechseln',
  switchToMonthly: 'Zu monatlich wechseln',
  choose: 'Tarif wählen',
  current: 'Aktueller Tarif',
  opening: 'Wird geöffnet …',
  switching: 'Wird gewechselt …',
  onlyAdmins: 'Nur Admins können den Tarif ändern. Bitte wenden Sie sich an einen Admin Ihres Kontos.',
  tooSmall: (included, used) =>
    `Enthält weniger Kanäle (${included}), als Sie haben (${used}). Löschen Sie zuerst einige.`,
  maxChannels: (count, written) => counted(count, 'Kanal', 'Kanäle', written),
  maxOperators: (count, written) => counted(count, 'Operator', 'Operatoren', written),
  convosPerMonth: (count, written) => `${counted(count, 'Unterhaltung', 'Unterhaltungen', written)}/Monat`,
  unlimitedOperators: 'Unbegrenzt viele Operatoren',
  features: 'Funktionen',
  notIncluded: 'Nicht enthalten:',
  cancel: 'Tarif kündigen',
  portalFailed: 'Die Abrechnungsseiten konnten nicht geöffnet werden.',

  switchTitle: (label) => `Zum Tarif ${label} wechseln?`,
  switchTitleYearly: (label) => `Zum Jahrestarif ${label} wechseln?`,
  switchTitleMonthly: (label) => `Zum Monatstarif ${label} wechseln?`,
  switchWarning:
    'Durch den Tarifwechsel ändern sich der Betrag, der Ihnen berechnet wird, und möglicherweise die Funktionen, die der gewählte Tarif bietet.',
  switchConfirm: 'Tarif wechseln',
  now: 'Jetzt',
  afterSwitch: 'Nach dem Wechsel',
  what: 'Was sich ändert',
  price: 'Preis',
  pricePerMonth: (price) => `${price} pro Monat`,
  pricePerYear: (price) => `${price} pro Jahr`,
  nextInvoice: 'Nächste Rechnung',
  noInvoice: 'Keine geplant',
  newDate: 'Wird beim Wechsel festgelegt',
  channels: 'Kanäle',
  operators: 'Operatoren',
  conversations: 'Unterhaltungen pro Monat',
  unlimited: 'Unbegrenzt',
  youLose: 'Entfällt',
  youGain: 'Kommt hinzu',
  switchFailed: 'Fehler beim Ändern des Tarifs. Bitte wenden Sie sich an den Support.',
  switchConflict: 'Jemand anderes hat den Tarif inzwischen geändert. Es wurde nichts gewechselt.',
  switched: (label) => `Sie nutzen jetzt den Tarif ${label}.`,

  usage: 'Tarifnutzung',
  usageHelp: 'Was Ihr Konto von den Leistungen seines Tarifs nutzt.',
  conversationsThisMonth: 'Unterhaltungen in diesem Monat',
  conversationsFailed: 'Ihre Unterhaltungen konnten nicht gezählt werden.',
  overQuota: 'Ihr Konto hat sein Kontingent überschritten.',

  billing: 'Abrechnungsdaten',
  billingHelp: 'Wie Sie bezahlen und was auf Ihren Rechnungen steht.',
  card: 'Karte',
  cardEnding: (brand, last4) => `${brand} mit den Endziffern ${last4}`,
  unnamedCard: 'Karte',
  cardBrands,
  otherMethod: 'Hinterlegte Zahlungsmethode',
  noCard: 'Noch keine Zahlungsmethode. Sie geben sie an, wenn Sie einen Tarif wählen.',
  noCardAgent: 'Noch keine Zahlungsmethode. Bitten Sie jemanden mit Admin-Rechten, eine hinzuzufügen.',
  expires: (date) => `Gültig bis ${date}`,
  expiring: (date) => `Läuft bald ab, ${date}. Ersetzen Sie die Karte, damit keine Zahlung fehlschlägt.`,
  expired: (date) => `Abgelaufen, ${date}. Ersetzen Sie die Karte, um Ihr Konto zu behalten.`,
  address: 'Rechnungsadresse',
  noAddress: 'Noch keine Rechnungsadresse',
  addressMissing: 'Ihre Rechnungsadresse fehlt. Bitte fügen Sie sie für Ihre Rechnungen hinzu.',
  addressMissingAgent: 'Die Rechnungsadresse fehlt. Bitten Sie jemanden mit Admin-Rechten, sie hinzuzufügen.',
  taxId: 'Steuernummer',
  invoiceEmail: 'E-Mail für Rechnungen',
  none: 'Keine',
  manageBilling: 'Abrechnung verwalten',

  invoices: 'Letzte Rechnungen',
  invoicesHelp: 'Alle Abbuchungen, die neueste zuerst.',
  date: 'Datum',
  description: 'Beschreibung',
  amount: 'Betrag',
  document: 'Beleg',
  singleCharge: 'Einmalige Abbuchung',
  planCharge: (label) => `Tarif ${label}`,
  formerPlan: 'Früherer Tarif',
  view: 'Ansehen',
  viewInvoice: (date) => `Rechnung vom ${date} ansehen`,
  noDocument: 'Kein Beleg',
  noInvoices: 'Noch keine Rechnungen',
  noInvoicesText: 'Ihre Rechnungen erscheinen hier nach der ersten Abbuchung.',
  unreadableInvoices: (count) =>
    count === 1
      ? 'Eine Rechnung konnte nicht gelesen werden.'
      : `${counted(count, 'Rechnung', 'Rechnungen')} konnten nicht gelesen werden.`,
  nextCharge: (amount, date) => `Nächste Rechnung: ${amount} am ${date}`,
  nextNotAsked: (date) => `Während Ihrer kostenlosen Testphase, die am ${date} endet, wird nichts berechnet.`,
  nextNotAskedUndated: 'Während Ihrer kostenlosen Testphase wird nichts berechnet.',
  nextNone: 'Es ist keine weitere Rechnung geplant.',
  nextFailed: 'Ihre nächste Rechnung konnte nicht geladen werden.',
  invoicesFailed: 'Ihre Rechnungen konnten nicht geladen werden.',

  info: 'Kontoinformationen',
  infoHelp: 'Nur für Admins sichtbar.',
  organization: 'Organisation',
  accountId: 'Konto-ID',
  created: 'Erstellt',
  dataExport: 'Ihre Daten',
  downloadExport: 'DSGVO-Export herunterladen',
});
