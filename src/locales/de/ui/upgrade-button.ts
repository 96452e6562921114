import type { upgradeButtonLabels } from '../../../ui/feedback/upgrade-button';
import { translate } from '../../translate';

export const upgradeButton = translate<typeof upgradeButtonLabels>('upgrade-button', {
  upgrade: 'Größeren Tarif wählen',
});
