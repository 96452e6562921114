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
  'question-groups': 'Fragengruppen',
  navigation: 'Widget-Einstellungen',
  basic: 'BASIS',
  basicHint: 'nicht in Ihrem Tarif enthalten',
  hasDraft: 'enthält nicht gespeicherte Änderungen',
  formFailed: 'Diese Einstellungen konnten nicht geladen werden.',
  setupRequired: 'Schließen Sie die Einrichtung des Widgets ab, um diese Einstellungen zu nutzen.',
  setupLink: 'Zuerst Einrichtung abschließen',
  planRequired: (feature) => `Ihr Tarif enthält „${feature}“ nicht.`,
  planLink: 'Upgrade durchführen',
  feature: {
    triggers: 'Auslöser',
    savedReplies: 'Gespeicherte Antworten',
    bots: 'Integrationen',
    whiteLabel: 'White-Label',
    phoneSupport: 'Telefonsupport',
    questionGroups: 'Fragengruppen',
    reports: 'Berichte',
    operatingHours: 'Betriebszeiten',
  },
});
