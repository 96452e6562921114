import { counted } from '../counted';
import type { savedRepliesCopyLabels } from '../../../settings/saved-replies/bulk/copy-labels';
import { translate } from '../../translate';

const replies = (count: number) => counted(count, { one: 'رد واحد', two: 'ردين', few: 'ردود', many: 'ردًا' });

export const savedRepliesCopy = translate<typeof savedRepliesCopyLabels>('saved-replies-copy', {
  open: 'نسخ إلى أدوات أخرى',
  title: (count) => `نسخ ${replies(count)}`,
  text: 'يحل الرد محل رد بالاسم نفسه. ترى كل تغيير قبل حفظه.',
  to: 'نسخ إلى',
  loading: 'جارٍ تحميل الردود…',
  failed: 'تعذّر تحميل الردود.',
  retry: 'إعادة المحاولة',
  none: 'اختر أداة واحدة على الأقل.',
  same: 'هذه الردود موجودة في كل الأدوات المختارة.',
  copy: (count) => `نسخ ${replies(count)}`,
  cancel: 'إلغاء',
});
