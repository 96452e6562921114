import { counted } from '../counted';
import type { searchLabels } from '../../../ui/inputs/search-labels';
import { translate } from '../../translate';

export const search = translate<typeof searchLabels>('search', {
  found: (count) => counted(count, 'Treffer', 'Treffer'),
  nothing: (query) => `Nichts gefunden für „${query}“.`,
  more: (count) => `Tippen Sie, um einzugrenzen: noch ${counted(count, 'weiterer', 'weitere')}.`,
  options: (label) => `${label}: Auswahl`,
});
