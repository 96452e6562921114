import type { chipsLabels } from '../../../ui/editor/chips/use-chips';
import { translate } from '../../translate';

export const chips = translate<typeof chipsLabels>('chips', {
  chosen: (label) => `${label}: ausgewählt`,
  remove: (name) => `${name} entfernen`,
  added: (name) => `${name} hinzugefügt`,
  removed: (name) => `${name} entfernt`,
});
