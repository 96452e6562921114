import { counted } from '../counted';
import type { savedRepliesImportLabels } from '../../../settings/saved-replies/import/import-labels';
import { translate } from '../../translate';

const replies = (count: number) => counted(count, { one: 'رد واحد', two: 'ردين', few: 'ردود', many: 'ردًا' });
const columns = (count: number) => counted(count, { one: 'عمود واحد', two: 'عمودان', few: 'أعمدة', many: 'عمودًا' });

export const savedRepliesImport = translate<typeof savedRepliesImportLabels>('saved-replies-import', {
  menu: 'استيراد أو تصدير',
  open: 'استيراد من CSV',
  downloadAll: 'تنزيل الكل بصيغة CSV',
  downloadSelected: 'تنزيل بصيغة CSV',

  title: 'استيراد الردود المحفوظة',
  text: 'اختر ملف CSV أو الصق صفوفًا من جدول بيانات. ترى كل تغيير قبل حفظه.',
  choose: 'اختيار ملف',
  chooseAnother: 'اختيار ملف آخر',
  paste: 'أو الصق الصفوف',
  pasteHelp:
    'يسمّي السطر الأول الأعمدة: label وshortcut وresponse وtriggerPhrases وautoSend. المطلوب label وresponse فقط.',
  placeholder: 'label,response\nساعات العمل,نعمل من 9 إلى 5.',
  faults: {
    tooLarge: () => 'هذا الملف كبير جدًا. قسّمه إلى ملفات أصغر.',
    unreadable: () => 'تعذّرت قراءة هذا الملف. اختره من جديد.',
    otherEncoding: () => 'هذا الملف ليس بترميز UTF-8. احفظه بصيغة CSV UTF-8 ثم اختره من جديد.',
    empty: () => 'لا ردود تحت أسماء الأعمدة.',
    columnMissing: () => 'يجب أن يسمّي السطر الأول الأعمدة. المطلوب label وresponse.',
    tooManyLines: () => 'أسطر هذا الملف أكثر من الردود الممكنة للأداة.',
    openQuote: (line) => `علامة اقتباس في السطر ${line} لا تُغلق.`,
    afterQuote: (line) => `في السطر ${line} نص بعد علامة اقتباس مغلقة.`,
  },
  unknown: (count) => `${columns(count)} بلا استيراد:`,

  preview: 'التغييرات',
  counts: {
    new: (count) => `${count} جديد`,
    changed: (count) => `${count} متغيّر`,
    same: (count) => `${count} بلا تغيير`,
    refused: (count) => `${count} لم يُستورد`,
  },
  kinds: { new: 'جديد', changed: 'متغيّر', same: 'بلا تغيير', refused: 'لم يُستورد' },
  line: (line) => `السطر ${line}`,
  refusals: {
    moreCells: 'خلايا هذا السطر أكثر من الأعمدة. راجع الفواصل وعلامات الاقتباس.',
    autoSendUnclear: 'أدخل true أو false في autoSend.',
  },
  duplicate: (firstLine) => `للسطر ${firstLine} الاسم نفسه.`,
  duplicateCopy: (firstText) => `لرد محدد آخر الاسم نفسه، وهو الرد الذي نصه «${firstText}».`,
  full: (most) => `يمكن للأداة أن تضم ${most} رد محفوظ.`,
  withoutShortcut: 'يُستورد بلا هذا الاختصار.',
  groupsUnknown: 'تعذّر التحقق مما إذا كانت مجموعات أسئلة تستخدم هذه الاختصارات.',
  on: 'مفعّل',
  off: 'معطّل',
  none: 'لا شيء',
  nothing: 'لا شيء للاستيراد.',
  import: (count) => `استيراد ${replies(count)}`,
  cancel: 'إلغاء',
});
