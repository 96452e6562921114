import type { newPasswordLabels } from '../../../ui/inputs/new-password-input';
import { translate } from '../../translate';

export const newPassword = translate<typeof newPasswordLabels>('new-password', {
  rule: 'استخدم 7 أحرف أو أكثر.',
  tooShort: 'قصيرة جدًا. استخدم 7 أحرف أو أكثر.',
  weak: 'سهلة التخمين. أضف كلمة أو كلمتين.',
  fair: 'مقبولة. كلمة أخرى تجعلها قوية.',
  strong: 'كلمة مرور قوية.',
});
