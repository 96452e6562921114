import { counted } from '../counted';
import type { listRowLabels } from '../../../ui/editor/list/list-row-labels';
import { translate } from '../../translate';

export const listRow = translate<typeof listRowLabels>('list-row', {
  line: (position) => `Zeile ${position}`,
  remove: (line) => `${line} entfernen`,
  newLine: (label) => `${label}: neue Zeile`,
  add: 'Hinzufügen',
  added: (count) => `${counted(count, 'Zeile', 'Zeilen')} hinzugefügt`,
  removed: (line) => `${line} entfernt`,
});
