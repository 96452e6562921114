import type { sortableLabels } from '../../../ui/ordering/sortable-labels';
import { translate } from '../../translate';

export const sortable = translate<typeof sortableLabels>('sortable', {
  handle: (item) => `${item} verschieben`,
  instructions:
    'Drücken Sie die Leer- oder Eingabetaste, um das Element aufzunehmen. Verschieben Sie es mit den Pfeiltasten. Drücken Sie die Leer- oder Eingabetaste, um es abzulegen, oder Escape, um abzubrechen.',
  pickedUp: (item, place, total) => `${item} aufgenommen, Position ${place} von ${total}.`,
  movedOver: (item, place, total) => `${item} steht auf Position ${place} von ${total}.`,
  dropped: (item, place, total) => `${item} auf Position ${place} von ${total} abgelegt.`,
  canceled: (item) => `${item} bleibt, wo es war.`,
});
