import { counted } from '../counted';
import type { changeLabels } from '../../../ui/editor/change-labels';
import { translate } from '../../translate';

export const changes = translate<typeof changeLabels>('changes', {
  unsaved: 'Nicht gespeicherte Änderungen',
  changesIn: (changes, sections) =>
    `${counted(changes, 'Änderung', 'Änderungen')} in ${counted(sections, 'Abschnitt', 'Abschnitten')}`,
  toCorrect: (count) => `${counted(count, 'Feld', 'Felder')} korrigieren`,
  conflicts: (count) => counted(count, 'Konflikt', 'Konflikte'),
  review: 'Überprüfen',
  saveAll: 'Alle speichern',
  discardAll: 'Alle verwerfen',
  showProblem: 'Problem anzeigen',
  reviewTitle: 'Änderungen überprüfen',
  before: 'Gespeichert:',
  after: 'Neu:',
  added: 'hinzugefügt',
  removed: 'entfernt',
  edited: 'bearbeitet',
  revert: 'Zurücksetzen',
  revertField: (label) => `Zurücksetzen: ${label}`,
  leftDraft: (time) => `Nicht gespeicherte Änderungen von ${time}`,
  restore: 'Wiederherstellen',
  savedFields: (fields) => `Gespeichert: ${fields}`,
  undone: (label) => `Rückgängig gemacht: ${label}`,
  redone: (label) => `Wiederholt: ${label}`,
});
