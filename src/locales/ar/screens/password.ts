import type { passwordLabels } from '../../../screens/password/labels';
import { translate } from '../../translate';

export const password = translate<typeof passwordLabels>('password', {
  forgotTitle: 'هل نسيت كلمة المرور؟',
  forgotLead: 'أدخل البريد الإلكتروني لحسابك، وسنرسل إليك رابطًا لتعيين كلمة مرور جديدة.',
  changeTitle: 'تغيير كلمة المرور',
  changeLead: 'نرسل إلى بريدك رابطًا تعيّن به كلمة مرور جديدة.',
  resetTitle: 'تعيين كلمة مرور جديدة',
  email: 'البريد الإلكتروني',
  emailMissing: 'أدخل بريدك الإلكتروني.',
  emailInvalid: 'البريد الإلكتروني غير صالح',
  send: 'إرسال بريد إعادة التعيين',
  sending: 'جارٍ الإرسال…',
  sent: 'تم!',
  checkEmail: 'راجع بريدك الإلكتروني لمعرفة خطوات إعادة تعيين كلمة المرور.',
  backToLogin: 'العودة إلى تسجيل الدخول',
  newPassword: 'كلمة المرور الجديدة',
  passwordTooShort: 'كلمة المرور قصيرة جدًا',
  setPassword: 'تعيين كلمة المرور',
  settingPassword: 'جارٍ التعيين…',
  invalidToken: 'رمز غير صالح',
  invalidTokenHelp: 'هذا الرابط ناقص أو استُخدم من قبل أو انتهت مدته.',
  newLink: 'إرسال رابط جديد',
});
