import type { bannerLabels } from '../../../ui/feedback/banner';
import { translate } from '../../translate';

export const banner = translate<typeof bannerLabels>('banner', {
  dismiss: 'إخفاء',
  region: 'إشعارات',
  more: (count) => `${count} أخرى`,
  fewer: 'عرض أقل',
});
