import type { legalLabels } from '../../../screens/legal/labels';
import { translate } from '../../translate';

export const legal = translate<typeof legalLabels>('legal', {
  title: 'شروط الخدمة وسياسة الخصوصية',
  lead: (product) => `للمتابعة مع ${product} اقرأ كليهما ووافق عليهما.`,
  accepted: 'لقد وافقت على الشروط الحالية. لا يلزمك شيء آخر.',
  toDashboard: 'إلى لوحة المعلومات',
  terms: 'شروط الخدمة',
  privacyPolicy: 'سياسة الخصوصية',
  newTab: '(يفتح في علامة تبويب جديدة)',
  agree: 'أوافق على شروط الخدمة وسياسة الخصوصية.',
  submit: 'متابعة',
  submitting: 'جارٍ الحفظ…',
  notSaved: 'لم تُحفظ موافقتك.',
  signOut: 'تسجيل الخروج',
});
