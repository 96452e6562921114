import type { ratingLabels } from '../../../screens/rating/labels';
import { translate } from '../../translate';

export const rating = translate<typeof ratingLabels>('rating', {
  question: (product) => `ما احتمال أن توصي صديقًا أو زميلًا باستخدام ${product}؟`,
  lowest: 'غير محتمل إطلاقًا',
  highest: 'محتمل للغاية',
  help: 'اختر رقمًا لإرسال تقييمك.',
  dismiss: 'إخفاء',
  sending: 'جارٍ الإرسال…',
  failed: 'تعذّر حفظ التقييم، تواصل مع الدعم',
});
