import { counted } from '../counted';
import type { triggersLabels } from '../../../settings/triggers/labels';
import { translate } from '../../translate';

const pages = { one: 'صفحة أخرى', two: 'صفحتين أخريين', few: 'صفحات أخرى', many: 'صفحة أخرى' };

const minutesAfterVerb = { one: 'دقيقة واحدة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة' };

const secondsAfter = { one: 'ثانية واحدة', two: 'ثانيتين', few: 'ثوانٍ', many: 'ثانية' };

export const triggers = translate<typeof triggersLabels>('triggers', {
  emptyTitle: 'أنشئ أول عامل تشغيل',
  emptyText: 'رحّب بالزوار تلقائيًا برسالة، في الصفحات واللحظة التي تختارها.',
  create: 'إضافة عامل تشغيل جديد',
  learnMore: 'المزيد عن عوامل التشغيل',
  unreadable: 'تعذّرت قراءة عوامل التشغيل المحفوظة، لذا لا يمكن عرضها أو تغييرها. انسخها وأرسل النسخة إلى الدعم.',
  copyStored: 'نسخ عوامل التشغيل المحفوظة',
  title: 'عوامل التشغيل',
  text: 'رسائل يتلقاها الزوار تلقائيًا. تظهر كل رسالة مرة واحدة على الأكثر لكل زائر.',
  list: 'كل عوامل التشغيل',
  add: 'إضافة عامل تشغيل جديد',
  full: (count) => `بلغت الحد الأقصى لعوامل التشغيل: ${count}. احذف واحدًا لإضافة آخر.`,
  untitled: 'لا رسالة بعد',
  isNew: 'لم يُحفظ بعد',
  isChanged: 'تغييرات غير محفوظة',
  isWrong: 'غير مكتمل',
  delay: (count) => (count === 0 ? 'فورًا' : `بعد ${counted(count, secondsAfter)}`),
  noDelay: 'بلا تأخير محدد',
  pages: (count, first) => (count === 1 ? `في ${first}` : `في ${first} و${counted(count - 1, pages)}`),
  noPages: 'بلا صفحات بعد',
  enabled: (name) => `الإظهار للزوار: ${name}`,
  on: 'تشغيل',
  off: 'إيقاف',
  more: (name) => `إجراءات أخرى: ${name}`,
  duplicate: 'تكرار',
  delete: 'حذف',
  messageMissing: 'اكتب رسالة.',
  afterMissing: 'أدخل عدد الثواني. 0 يعني فورًا.',
  pagesMissing: 'أضف صفحة واحدة على الأقل.',
  seconds: 'ثانية',
  matchTypes: {
    contains: { title: 'يحتوي على', example: '/pricing يطابق أيضًا example.com/pricing/team' },
    startsWith: { title: 'يبدأ بـ', example: '/docs يطابق أيضًا /docs/install لا /help/docs' },
    exact: { title: 'هو تمامًا', example: '/pricing يطابق /pricing لا /pricing/team' },
  },

  fields: {
    triggerMinDelay: { label: 'أقل فاصل بين عوامل التشغيل', help: 'الدقائق قبل أن يظهر عامل تشغيل آخر للزائر نفسه.' },
    message: { label: 'الرسالة', help: 'ما يقرؤه الزوار في الفقاعة بجانب الأداة.' },
    after: { label: 'الإظهار بعد', help: '0 يعني فورًا.' },
    on: {
      label: 'الصفحات',
      help: 'أي من عناوين URL أو المسارات هذه، تفصل بينها مسافات أو فواصل.',
      placeholder: '/pricing أو https://example.com/pricing',
    },
    matchType: { label: 'في الصفحات التي عنوان URL لها' },
  },

  preview: 'كما يراها الزوار',
  deletedElsewhere: 'محذوف',
  deleteTitle: 'هل تريد حذف عامل التشغيل هذا؟',
  deleteText: 'يُحذف فورًا ولا يتلقاه الزوار بعد ذلك. تبقى التغييرات غير المحفوظة لعوامل التشغيل الأخرى.',
  deleteConfirm: 'حذف عامل التشغيل',
  discardTitle: 'هل تريد تجاهل عامل التشغيل الجديد؟',
  discardText: 'لم يُحفظ بعد، لذا ستفقد ما أدخلته.',
  discardConfirm: 'تجاهل',
  tryTitle: 'اختبار عنوان URL',
  tryText: 'اعرف عوامل التشغيل التي تظهر في صفحة، وترتيب ظهورها، وسبب عدم ظهور غيرها. تُحتسب التغييرات غير المحفوظة.',
  tryAddresses: 'عناوين URL للصفحات',
  tryPlaceholder: 'https://example.com/pricing',
  tryRun: 'اختبار',
  tryLimit: (count) => `عدد عناوين URL الأولى التي تُختبر: ${count}.`,
  tryNone: 'لا عوامل تشغيل تطابق هذه الصفحة.',
  tryHidden: (pattern) => `الأداة مخفية في هذه الصفحة بسبب ${pattern}. لا يظهر شيء.`,
  tryUntested: (patterns) => `لا يمكن اختبار هذه الأنماط هنا: ${patterns.join('، ')}`,
  fires: 'يظهر',
  shadowed: (by) => `لا يظهر هنا أبدًا لأن «${by}» يظهر في اللحظة نفسها ويسبقه.`,
  disabled: 'لا يظهر لأنه متوقف.',
  hidden: 'لا يظهر لأن الأداة مخفية هنا.',
  waits: (count) => `بعد ظهور أحدها، ينتظر التالي ${counted(count, minutesAfterVerb)} على الأقل.`,
  never: 'عوامل تشغيل لا تظهر أبدًا',
  neverBy: (by) => `يظهر «${by}» في كل صفحاته في اللحظة نفسها ويسبقه.`,
});
