import type { confirmLabels } from '../../../ui/overlays/confirm-form';
import { translate } from '../../translate';

export const confirm = translate<typeof confirmLabels>('confirm', {
  cancel: 'إلغاء',
  typeWord: (word) => `اكتب «${word}» للتأكيد.`,
});
