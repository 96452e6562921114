import type { signupLabels } from '../../../screens/signup/labels';
import { translate } from '../../translate';

export const signup = translate<typeof signupLabels>('signup', {
  title: (product) => `إنشاء حساب في ${product}`,
  trial: 'تجربة مجانية لمدة 30 يومًا (لا حاجة إلى بطاقة ائتمان)',
  slack: 'التسجيل عبر Slack',
  or: 'أو ببريدك الإلكتروني',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  emailInvalid: 'البريد الإلكتروني غير صالح',
  passwordTooShort: 'كلمة المرور قصيرة جدًا',
  submit: 'إنشاء حساب',
  submitting: 'جارٍ إنشاء الحساب…',
  userExists: (product) => `لدى المستخدم حساب في ${product} بالفعل.`,
  resetPassword: 'إعادة تعيين كلمة المرور',
  login: 'تسجيل الدخول',
  unknownError: 'حدث خطأ غير معروف، يرجى التواصل مع الدعم.',
  userNotLoaded: 'أُنشئ حسابك لكن تعذّر فتحه. حاول مرة أخرى أو سجّل الدخول. إذا فشل ذلك، يرجى التواصل مع الدعم.',
  userOrWidgetsMissing: 'لم يُعثر على المستخدم أو الأدوات',
  haveAccount: 'لديك حساب بالفعل؟',
  terms: 'شروط الخدمة',
  privacyPolicy: 'سياسة الخصوصية',
  pricing: 'الأسعار',
  newTab: '(يفتح في علامة تبويب جديدة)',
  testimonials: 'ماذا يقول العملاء',
});
