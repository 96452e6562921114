import type { widgetPreviewLabels } from '../../../ui/widget-preview/labels';
import { translate } from '../../translate';

export const widgetPreview = translate<typeof widgetPreviewLabels>('widget-preview', {
  states: {
    closed: 'مغلقة',
    online: 'الترحيب',
    infoPrompt: 'طلب المعلومات',
    acceptance: 'الموافقة',
    conversation: 'المحادثة',
    noAnswer: 'لا رد',
    noAnswerWithEmail: 'لا رد والبريد معروف',
    screenshot: 'لقطة الشاشة',
    menu: 'القائمة',
    endConfirmation: 'التأكيد',
    ended: 'انتهت',
    rating: 'التقييم',
    ratingThanks: 'بعد التقييم',
    transcript: 'النص',
    transcriptSent: 'أُرسل النص',
    offline: 'نموذج عدم الاتصال',
    thankYou: 'الشكر',
  },
  picture: (state) => `معاينة الأداة: ${state}`,
  pick: (text, field) => `${text}، تحرير${field === undefined ? '' : `: ${field}`}`,
  emptyText: 'نص فارغ',
  sampleQuestion: 'مرحبًا! هل تشحنون إلى كندا؟',
  sampleAnswer: 'نعم. يستغرق ذلك من ثلاثة إلى خمسة أيام، وهو مجاني ابتداءً من 50 دولارًا.',
});
