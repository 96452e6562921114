import type { pagerLabels } from '../../../ui/data-table/pager';
import { translate } from '../../translate';

export const pager = translate<typeof pagerLabels>('pager', {
  navigation: 'الصفحات',
  range: ({ from, to, total }) => `عرض ${from} إلى ${to} من ${total} نتيجة`,
  none: 'لا نتائج',
  previous: 'السابق',
  next: 'التالي',
});
