import type { sortableLabels } from '../../../ui/ordering/sortable-labels';
import { translate } from '../../translate';

export const sortable = translate<typeof sortableLabels>('sortable', {
  handle: (item) => `نقل ${item}`,
  instructions:
    'اضغط المسافة أو Enter لالتقاط العنصر، ثم استخدم مفاتيح الأسهم لنقله. اضغط المسافة أو Enter لإفلاته، أو Escape للإلغاء.',
  pickedUp: (item, place, total) => `التُقط ${item}، الموضع ${place} من ${total}.`,
  movedOver: (item, place, total) => `${item} في الموضع ${place} من ${total}.`,
  dropped: (item, place, total) => `أُفلت ${item} في الموضع ${place} من ${total}.`,
  canceled: (item) => `لم يُنقل ${item}.`,
});
