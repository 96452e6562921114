import type { legalLabels } from '../../../screens/legal/labels';
import { translate } from '../../translate';

export const legal = translate<typeof legalLabels>('legal', {
  title: 'شروط الخدمة وسياسة الخصوصية',
  lead: (product) => `اقرأ كليهما ووافق عليهما لمواصلة استخدام ${product}.`,
  accepted: 'لقد وافقت على الشروط الحالية. كل شيء جاهز.',
  toDashboard: 'الانتقال إلى لوحة المعلومات',
  terms: 'شروط الخدمة',
  privacyPolicy: 'سياسة الخصوصية',
  newTab: '(يفتح في علامة تبويب جديدة)',
  agree: 'أوافق على شروط الخدمة وسياسة الخصوصية.',
  submit: 'متابعة',
  submitting: 'جارٍ الحفظ…',
  notSaved: 'لم تُحفظ موافقتك.',
  signOut: 'تسجيل الخروج',
});
