import type { secretRowLabels } from '../../../ui/editor/rows/secret-row';
import { translate } from '../../translate';

export const secretRow = translate<typeof secretRowLabels>('secret-row', {
  show: (label) => `إظهار: ${label}`,
  hide: (label) => `إخفاء: ${label}`,
  copy: (label) => `نسخ: ${label}`,
});
