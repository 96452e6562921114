import type { dialogLabels } from '../../../ui/overlays/dialog';
import { translate } from '../../translate';

export const dialog = translate<typeof dialogLabels>('dialog', { close: 'إغلاق' });
