import type { copyLabels } from '../../../ui/base/copy-button';
import { translate } from '../../translate';

export const copy = translate<typeof copyLabels>('copy', {
  copy: 'نسخ',
  copied: 'تم النسخ',
  failed: 'لا يسمح هذا المتصفح بالنسخ. حدّد النص وانسخه يدويًا.',
  failedSelected: 'لا يسمح هذا المتصفح بالنسخ. النص محدّد: انسخه يدويًا.',
});
