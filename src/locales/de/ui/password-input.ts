import type { passwordInputLabels } from '../../../ui/inputs/password-input';
import { translate } from '../../translate';

export const passwordInput = translate<typeof passwordInputLabels>('password-input', {
  show: 'Passwort anzeigen',
  hide: 'Passwort verbergen',
});
