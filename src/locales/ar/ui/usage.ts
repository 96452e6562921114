import type { usageLabels } from '../../../ui/charts/usage-bar';
import { translate } from '../../translate';

export const usage = translate<typeof usageLabels>('usage', {
  used: (used, limit) => `${used} من ${limit}`,
  unlimited: (used) => `${used}، بلا حد`,
  warning: 'أوشك على النفاد',
  reached: 'بُلغ الحد',
  over: 'فوق الحد',
});
