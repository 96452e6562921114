import { counted } from '../counted';
import type { upgradeLabels } from '../../../screens/upgrade/labels';
import { translate } from '../../translate';

export const upgrade = translate<typeof upgradeLabels>('upgrade', {
  title: 'Bitte führen Sie ein Upgrade durch',
  limit: (channels) =>
    `Ihr Tarif enthält ${counted(channels, 'Kanal', 'Kanäle')}. Für mehr brauchen Sie einen größeren Tarif.`,
  currentPlan: 'Aktueller Tarif',
  nextPlan: 'Nächster Tarif',
  perMonth: (price) => `${price} pro Monat`,
  billedMonthly: 'Monatliche Abrechnung',
  billedYearly: (price) => `${price} bei jährlicher Abrechnung`,
  customPrice: 'Individueller Preis',
  insteadOf: 'statt',
  channels: 'Kanäle',
  operators: 'Operatoren',
  conversations: 'Unterhaltungen pro Monat',
  unlimited: 'Unbegrenzt',

  changes: 'Was sich ändert',
  priceRises: ({ from, to, by }) => `Sie zahlen ${by} mehr pro Monat: ${to} statt ${from}.`,
  priceFalls: ({ from, to, by }) => `Sie zahlen ${by} weniger pro Monat: ${to} statt ${from}.`,
  nowYearly: 'Die Abrechnung erfolgt einmal im Jahr statt jeden Monat.',
  nowMonthly: 'Die Abrechnung erfolgt jeden Monat statt einmal im Jahr.',
  maxChannels: ({ from, to }) => `Kanäle: ${to} statt ${from}.`,
  maxOperators: ({ from, to }) => `Operatoren: ${to} statt ${from}.`,
  convosPerMonth: ({ from, to }) => `Unterhaltungen pro Monat: ${to} statt ${from}.`,
  gained: (features) => `Neu dabei: ${features}.`,
  lost: (features) => `Es entfällt: ${features}.`,

  warning:
    'Durch den Tarifwechsel ändern sich der Betrag, der Ihnen berechnet wird, und möglicherweise die Funktionen, die der gewählte Tarif bietet.',
  checkoutHint: 'Auf der nächsten Seite geben Sie eine Zahlungsmethode an. Auch dort können Sie noch zurück.',
  submit: 'Ja, Upgrade durchführen',
  upgrading: 'Upgrade läuft …',
  leaving: 'Zahlungsseite wird geöffnet …',
  upgraded: 'Upgrade abgeschlossen',
  changedMeanwhile:
    'Ihr Tarif oder sein Preis hat sich inzwischen geändert, deshalb wurde nichts gekauft. Das ist das neue Angebot.',
  back: 'Zurück zum Dashboard',
  pricing: 'Alle Preise ansehen',
  askAdmin: 'Nur Admins können den Tarif ändern. Bitte wenden Sie sich an einen Admin Ihres Kontos.',

  noNextTitle: 'Es gibt keinen größeren Tarif',
  noNext:
    'Ihr Tarif hat die meisten Kanäle, die hier wählbar sind. Schreiben Sie uns, und wir finden das Passende für Sie.',
  customNext:
    'Der Preis dieses Tarifs wird mit Ihnen vereinbart. Schreiben Sie uns, und wir finden das Passende für Sie.',
  contact: 'Kontakt aufnehmen',

  thanksTitle: 'Vielen Dank für Ihr Upgrade',
  thanks: (plan, channels, written) =>
    `Ihr Tarif ${plan} ist aktiv. Er enthält ${counted(channels, 'Kanal', 'Kanäle', written)}.`,
  planTitle: 'Ihr Tarif',
  notUpgraded: (plan) => `Ihr Konto hat den Tarif ${plan}. Es wurde kein Upgrade durchgeführt.`,
  planOfAccount: (plan) => `Ihr Konto hat den Tarif ${plan}.`,
  toDashboard: 'Zum Dashboard',
  toAccount: 'Kontoeinstellungen ansehen',
  toPlans: 'Tarife ansehen',
});
