import type { passwordInputLabels } from '../../../ui/inputs/password-input';
import { translate } from '../../translate';

export const passwordInput = translate<typeof passwordInputLabels>('password-input', {
  show: 'إظهار كلمة المرور',
  hide: 'إخفاء كلمة المرور',
});
