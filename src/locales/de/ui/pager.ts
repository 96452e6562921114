import type { pagerLabels } from '../../../ui/data-table/pager';
import { translate } from '../../translate';

export const pager = translate<typeof pagerLabels>('pager', {
  navigation: 'Seiten',
  range: ({ from, to, total }) => `${from} bis ${to} von ${total} Ergebnissen`,
  none: 'Keine Ergebnisse',
  previous: 'Zurück',
  next: 'Weiter',
});
