import type { webhookSamplesLabels } from '../../../settings/behavior/samples-labels';
import { translate } from '../../translate';

export const webhookSamples = translate<typeof webhookSamplesLabels>('webhook-samples', {
  title: 'نماذج البيانات المرسلة',
  text: 'كل webhook طلب HTTP POST بمحتوى JSON مثل هذا.',
  webhook: 'webhook',
  copy: 'نسخ النموذج',
});
