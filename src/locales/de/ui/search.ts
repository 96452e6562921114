import { counted } from '../counted';
import type { searchLabels } from '../../../ui/inputs/search-labels';
import { translate } from '../../translate';

export const search = translate<typeof searchLabels>('search', {
  found: (count) => counted(count, 'Treffer', 'Treffer'),
  nothing: (query) => `Keine Treffer für „${query}“.`,
  more: (count) => `Tippen Sie, um die Liste einzugrenzen: noch ${counted(count, 'Treffer', 'Treffer')}.`,
  options: (label) => `${label}: Auswahl`,
});
