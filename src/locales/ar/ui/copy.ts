import type { copyLabels } from '../../../ui/base/copy-button';
import { translate } from '../../translate';

export const copy = translate<typeof copyLabels>('copy', {
  copy: 'نسخ',
  copied: 'تم النسخ',
  failed: 'منع متصفحك النسخ. حدّد النص وانسخه يدويًا.',
  failedSelected: 'منع متصفحك النسخ. النص محدّد، فانسخه يدويًا.',
});
