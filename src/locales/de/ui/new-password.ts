import type { newPasswordLabels } from '../../../ui/inputs/new-password-input';
import { translate } from '../../translate';

export const newPassword = translate<typeof newPasswordLabels>('new-password', {
  rule: 'Verwenden Sie mindestens 7 Zeichen.',
  tooShort: 'Zu kurz: Verwenden Sie mindestens 7 Zeichen.',
  weak: 'Leicht zu erraten. Fügen Sie ein oder zwei Wörter hinzu.',
  fair: 'Mittelmäßig. Ein weiteres Wort macht es sicher.',
  strong: 'Sicheres Passwort.',
});
