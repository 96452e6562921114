import { counted } from '../counted';
import type { listRowLabels } from '../../../ui/editor/list/list-row-labels';
import { translate } from '../../translate';

export const listRow = translate<typeof listRowLabels>('list-row', {
  line: (position) => `Zeile ${position}`,
  remove: (line) => `${line} entfernen`,
  moveUp: (line) => `${line} nach oben verschieben`,
  moveDown: (line) => `${line} nach unten verschieben`,
  newLine: (label) => `${label}: neue Zeile`,
  add: 'Hinzufügen',
  added: (count) => `${counted(count, 'Zeile', 'Zeilen')} hinzugefügt`,
  removed: (line) => `${line} entfernt`,
  moved: (position, count) => `Auf Platz ${position} von ${count} verschoben`,
});
