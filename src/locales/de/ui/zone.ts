import type { zoneLabels } from '../../../ui/inputs/zone-select';
import { translate } from '../../translate';

export const zone = translate<typeof zoneLabels>('zone', {
  zone: (name, offset, time) => `${name} (${name === offset ? '' : `${offset}, `}${time})`,
  offset: (signed) => `UTC${signed}`,
  mine: (zone) => `Meine verwenden: ${zone}`,
  nothing: (query) =>
    `Keine Treffer für „${query}“. Versuchen Sie eine Großstadt, ein Land oder eine Abkürzung wie CET.`,
});
