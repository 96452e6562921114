import type { toastLabels } from '../../../ui/feedback/toast-labels';
import { translate } from '../../translate';

export const toast = translate<typeof toastLabels>('toast', {
  region: 'الإشعارات ({hotkey})',
  message: 'إشعار',
  dismiss: 'إخفاء',
});
