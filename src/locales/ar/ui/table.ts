import type { tableLabels } from '../../../ui/data-table/labels';
import { translate } from '../../translate';

export const table = translate<typeof tableLabels>('table', {
  actions: 'الإجراءات',
  rowMenu: (row) => `إجراءات أخرى: ${row}`,
  fold: (row) => `تفاصيل ${row}`,
  rowAction: (action, row) => `${action}: ${row}`,
  selection: 'التحديد',
  selectRow: (row) => `تحديد ${row}`,
  selectAll: (count) => `تحديد الكل (${count})`,
  selected: (count, total) => `تم تحديد ${count} من ${total}`,
  clearSelection: 'إلغاء التحديد',
  sortedUp: (column) => `مرتّب تصاعديًا حسب ${column}`,
  sortedDown: (column) => `مرتّب تنازليًا حسب ${column}`,
});
