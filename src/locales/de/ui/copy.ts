import type { copyLabels } from '../../../ui/base/copy-button';
import { translate } from '../../translate';

export const copy = translate<typeof copyLabels>('copy', {
  copy: 'Kopieren',
  copied: 'Kopiert',
  failed: 'Dieser Browser lässt das Kopieren nicht zu. Markieren Sie den Text, und kopieren Sie ihn manuell.',
  failedSelected: 'Dieser Browser lässt das Kopieren nicht zu. Der Text ist markiert: Kopieren Sie ihn manuell.',
});
