import type { changedValuesLabels } from '../../../ui/settings/changed-values-labels';
import { counted } from '../counted';
import { translate } from '../../translate';

export const changedValues = translate<typeof changedValuesLabels>('changed-values', {
  items: {
    trigger: (name) => `Auslöser „${name}“`,
    reply: (name) => `Gespeicherte Antwort „${name}“`,
    group: (name) => `Fragengruppe „${name}“`,
  },
  unnamed: 'Ohne Namen',
  added: 'Hinzugefügt',
  deleted: 'Gelöscht',
  hidden: 'Geändert. Der Wert wird hier nicht aufbewahrt.',
  before: 'Vorher:',
  after: 'Nachher:',
  enabled: 'Eingeschaltet',
  questions: 'Fragen und Antworten',
  nodes: (count) => counted(count, 'Frage oder Antwort', 'Fragen und Antworten'),
});
