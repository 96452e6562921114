import type { widgetPreviewLabels } from '../../../ui/widget-preview/labels';
import { translate } from '../../translate';

export const widgetPreview = translate<typeof widgetPreviewLabels>('widget-preview', {
  states: {
    closed: 'مطوية',
    online: 'الترحيب',
    infoPrompt: 'طلب المعلومات',
    acceptance: 'الموافقة',
    conversation: 'المحادثة',
    noAnswer: 'بلا رد',
    noAnswerWithEmail: 'بلا رد والبريد معروف',
    screenshot: 'لقطة الشاشة',
    menu: 'القائمة',
    endConfirmation: 'التأكيد',
    ended: 'انتهت',
    rating: 'التقييم',
    ratingThanks: 'بعد التقييم',
    transcript: 'نص المحادثة',
    transcriptSent: 'أُرسل نص المحادثة',
    offline: 'نموذج عدم الاتصال',
    thankYou: 'الشكر',
  },
  picture: (state) => `معاينة الأداة: ${state}`,
  pick: (text, field) => `${text}، تحرير${field === undefined ? '' : `: ${field}`}`,
  emptyText: 'بلا نص',
  sampleQuestion: 'مرحبًا! هل تشحنون إلى كندا؟',
  sampleAnswer: 'نعم. يستغرق ذلك من ثلاثة إلى خمسة أيام، والشحن مجاني لما يزيد على 50 دولارًا.',
});
