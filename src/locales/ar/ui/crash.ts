import type { crashLabels } from '../../../ui/feedback/crash-notice';
import { translate } from '../../translate';

export const crash = translate<typeof crashLabels>('crash', {
  text: 'حدث خطأ غير متوقع، يرجى التواصل مع الدعم.',
  retry: 'إعادة المحاولة',
});
