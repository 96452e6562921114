import type { loginLabels } from '../../../screens/login/labels';
import { translate } from '../../translate';

export const login = translate<typeof loginLabels>('login', {
  title: (product) => `تسجيل الدخول إلى ${product}`,
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  emailMissing: 'أدخل بريدك الإلكتروني.',
  passwordMissing: 'أدخل كلمة المرور.',
  submit: 'تسجيل الدخول',
  submitting: 'جارٍ تسجيل الدخول…',
  forgotPassword: 'هل نسيت كلمة المرور؟',
  newHere: (product) => `هل أنت جديد في ${product}؟`,
  signup: 'إنشاء حساب',
  trouble: 'هل تواجه مشكلة في تسجيل الدخول؟',
  contactSupport: 'التواصل مع الدعم',
  sessionExpired: 'انتهت صلاحية جلستك. سجّل الدخول مرة أخرى للمتابعة.',
  passwordSet: 'تم تعيين كلمة مرورك الجديدة. استخدمها لتسجيل الدخول.',
});
