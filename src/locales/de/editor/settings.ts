import type { settingsLabels } from '../../../ui/settings/settings-labels';
import { translate } from '../../translate';

export const settings = translate<typeof settingsLabels>('settings', {
  behavior: 'Verhalten',
  appearance: 'Darstellung',
  'op-hours': 'Betriebszeiten',
  install: 'Einbettungscode',
  triggers: 'Auslöser',
  'saved-replies': 'Gespeicherte Antworten',
  integrations: 'Integrationen',
  'question-groups': 'Fragegruppen',
  navigation: 'Widget-Einstellungen',
  basic: 'BASIS',
  basicHint: 'nicht in Ihrem Tarif enthalten',
  hasDraft: 'enthält nicht gespeicherte Änderungen',
  formFailed: 'Diese Einstellungen konnten nicht geladen werden.',
  setupRequired: 'Diese Einstellungen stehen bereit, sobald das Widget eingerichtet ist.',
  setupLink: 'Zuerst die Einrichtung abschließen',
  planRequired: (feature) => `Ihr Tarif enthält die Funktion „${feature}“ nicht.`,
  planLink: 'Upgrade durchführen',
  feature: {
    triggers: 'Auslöser',
    savedReplies: 'Gespeicherte Antworten',
    bots: 'Integrationen',
    whiteLabel: 'White-Label',
    phoneSupport: 'Telefonsupport',
    questionGroups: 'Fragegruppen',
    reports: 'Berichte',
    operatingHours: 'Betriebszeiten',
  },
});
