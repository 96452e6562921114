import { counted } from '../counted';
import type { upgradeLabels } from '../../../screens/upgrade/labels';
import { translate } from '../../translate';

export const upgrade = translate<typeof upgradeLabels>('upgrade', {
  title: 'Upgrade erforderlich',
  limit: (channels) =>
    `Ihr Tarif enthält ${counted(channels, 'Kanal', 'Kanäle')}. Wählen Sie einen größeren Tarif, um mehr hinzuzufügen.`,
  currentPlan: 'Aktueller Tarif',
  nextPlan: 'Nächster Tarif',
  perMonth: (price) => `${price} pro Monat`,
  billedMonthly: 'Monatliche Abrechnung',
  billedYearly: (price) => `${price} bei jährlicher Abrechnung`,
  customPrice: 'Individueller Preis',
  insteadOf: 'Regulärer Preis:',
  channels: 'Kanäle',
  operators: 'Operatoren',
  conversations: 'Unterhaltungen pro Monat',

  nextFits: (plan) => `${plan} ist der günstigste Tarif, der mit einem weiteren Kanal zu Ihrer Nutzung passt.`,
  otherFits: (next, best) => `${next} passt nicht zu Ihrer Nutzung. ${best} ist der günstigste Tarif, der passt.`,
  cheaperFits: (best) => `${best} ist der günstigste Tarif, der mit einem weiteren Kanal zu Ihrer Nutzung passt.`,
  noneFits: 'Mit einem weiteren Kanal passt kein Tarif mit festem Preis zu Ihrer Nutzung.',
  comparePlans: 'Alle Tarife vergleichen',
  adviceFailed: 'Ihre Nutzung konnte nicht geladen werden.',

  changes: 'Das ändert sich',
  priceRises: ({ from, to, by }) => `Sie zahlen ${by} mehr pro Monat: ${to} (derzeit ${from}).`,
  priceFalls: ({ from, to, by }) => `Sie zahlen ${by} weniger pro Monat: ${to} (derzeit ${from}).`,
  nowYearly: 'Die Abrechnung erfolgt jährlich statt monatlich.',
  nowMonthly: 'Die Abrechnung erfolgt monatlich statt jährlich.',
  gained: (features) => `Kommt hinzu: ${features}.`,
  lost: (features) => `Entfällt: ${features}.`,

  warning: 'Durch den Tarifwechsel ändern sich der berechnete Betrag und möglicherweise die enthaltenen Funktionen.',
  checkoutHint: 'Als Nächstes geben Sie eine Zahlungsart an. Auch von dort können Sie noch zurück.',
  submit: 'Ja, Upgrade durchführen',
  upgrading: 'Upgrade läuft …',
  leaving: 'Zahlungsseite wird geöffnet …',
  upgraded: 'Upgrade abgeschlossen',
  changedMeanwhile:
    'Ihr Tarif oder sein Preis hat sich gerade geändert, deshalb wurde kein Upgrade durchgeführt. Prüfen Sie das neue Angebot.',
  back: 'Zurück zum Dashboard',
  pricing: 'Alle Preise ansehen',
  askAdmin: 'Nur Admins können den Tarif ändern. Wenden Sie sich an einen Admin.',

  noNextTitle: 'Sie haben den größten Tarif',
  noNext:
    'Ihr Tarif hat die meisten Kanäle, die Sie hier wählen können. Kontaktieren Sie uns, um einen passenden Tarif zu finden.',
  customNext: 'Dieser Tarif hat einen individuellen Preis. Kontaktieren Sie uns, um das Passende zu finden.',
  contact: 'Kontakt aufnehmen',

  thanksTitle: 'Danke für Ihr Upgrade',
  thanks: (plan, channels, written) =>
    `Ihr Tarif ${plan} ist aktiv. Er enthält ${counted(channels, 'Kanal', 'Kanäle', written)}.`,
  planTitle: 'Ihr Tarif',
  notUpgraded: (plan) => `Es wurde kein Upgrade durchgeführt. Sie nutzen weiterhin den Tarif ${plan}.`,
  planOfAccount: (plan) => `Sie nutzen den Tarif ${plan}.`,
  toDashboard: 'Zum Dashboard',
  toAccount: 'Kontoeinstellungen ansehen',
  toPlans: 'Tarife ansehen',
});
