import type { toastLabels } from '../../../ui/feedback/toast-labels';
import { translate } from '../../translate';

export const toast = translate<typeof toastLabels>('toast', {
  region: 'الرسائل ({hotkey})',
  message: 'رسالة',
  dismiss: 'إخفاء',
});
