import type { bannerLabels } from '../../../ui/feedback/banner';
import { translate } from '../../translate';

export const banner = translate<typeof bannerLabels>('banner', {
  dismiss: 'Ausblenden',
  region: 'Hinweise',
  more: (count) => `${count} weitere`,
  fewer: 'Weniger anzeigen',
});
