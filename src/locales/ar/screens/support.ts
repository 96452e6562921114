import type { supportLabels } from '../../../screens/support/labels';
import { translate } from '../../translate';

export const support = translate<typeof supportLabels>('support', {
  title: 'الدعم',
  message: 'تواصل معنا! يسعدنا أن نساعدك في أي سؤال أو ملاحظة!',
  frame: (product) => `التواصل مع ${product}`,
  frameFailed: 'تعذّر تحميل نموذج التواصل.',
  frameUnsure: 'ألا يظهر لك النموذج؟',
  write: 'اكتب إلينا',
  docs: 'المستندات',
  faqs: 'الأسئلة الشائعة',
  errorTitle: 'خطأ',
  errorText: 'عذرًا! حدث خطأ غير متوقع، يرجى التواصل مع الدعم.',
  contactSupport: 'التواصل مع الدعم',
  returnHome: 'العودة إلى الرئيسية',
});
