import type { webhookSamplesLabels } from '../../../settings/behavior/samples-labels';
import { translate } from '../../translate';

export const webhookSamples = translate<typeof webhookSamplesLabels>('webhook-samples', {
  title: 'نماذج البيانات المرسلة',
  text: 'كل خطاف ويب طلب HTTP POST بمحتوى JSON مثل هذا.',
  webhook: 'خطاف الويب',
  copy: 'نسخ النموذج',
});
