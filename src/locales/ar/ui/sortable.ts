import type { sortableLabels } from '../../../ui/ordering/sortable-labels';
import { translate } from '../../translate';

export const sortable = translate<typeof sortableLabels>('sortable', {
  handle: (item) => `نقل ${item}`,
  instructions:
    'اضغط المسافة أو الإدخال لالتقاط العنصر. انقله بمفاتيح الأسهم، ثم اضغط المسافة أو الإدخال لوضعه، أو الهروب لتركه مكانه.',
  pickedUp: (item, place, total) => `التُقط ${item}، الموضع ${place} من ${total}.`,
  movedOver: (item, place, total) => `${item} في الموضع ${place} من ${total}.`,
  dropped: (item, place, total) => `وُضع ${item} في الموضع ${place} من ${total}.`,
  canceled: (item) => `بقي ${item} في مكانه.`,
});
