import type { sortableLabels } from '../../../ui/ordering/sortable-labels';
import { translate } from '../../translate';

export const sortable = translate<typeof sortableLabels>('sortable', {
  handle: (item) => `${item} verschieben`,
  instructions:
    'Drücken Sie die Leertaste oder die Eingabetaste, um das Element aufzunehmen. Verschieben Sie es mit den Pfeiltasten, und legen Sie es mit der Leertaste oder der Eingabetaste ab. Mit Escape bleibt es, wo es war.',
  pickedUp: (item, place, total) => `${item} aufgenommen, Platz ${place} von ${total}.`,
  movedOver: (item, place, total) => `${item} steht auf Platz ${place} von ${total}.`,
  dropped: (item, place, total) => `${item} wurde auf Platz ${place} von ${total} abgelegt.`,
  canceled: (item) => `${item} bleibt an seinem Platz.`,
});
