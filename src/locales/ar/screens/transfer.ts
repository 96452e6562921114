import type { transferLabels } from '../../../screens/transfer/labels';
import { counted } from '../counted';
import { translate } from '../../translate';

const forms = { one: 'تغيير واحد', two: 'تغييران', few: 'تغييرات', many: 'تغييرًا' };
const changes = (count: number) => counted(count, forms);
const triggers = { one: 'عامل تشغيل واحد', two: 'عاملا تشغيل', few: 'عوامل تشغيل', many: 'عامل تشغيل' };
const replies = { one: 'رد محفوظ واحد', two: 'ردان محفوظان', few: 'ردود محفوظة', many: 'ردًا محفوظًا' };
const groups = { one: 'مجموعة أسئلة واحدة', two: 'مجموعتا أسئلة', few: 'مجموعات أسئلة', many: 'مجموعة أسئلة' };
const fields = { one: 'حقل واحد', two: 'حقلان', few: 'حقول', many: 'حقلًا' };
const problems = { one: 'مشكلة أخرى', two: 'مشكلتان أخريان', few: 'مشكلات أخرى', many: 'مشكلة أخرى' };

export const transfer = translate<typeof transferLabels>('transfer', {
  title: 'تصدير أو استيراد',
  of: (widget) => `إعدادات ${widget} في ملف واحد.`,
  back: 'العودة إلى الإعدادات',
  failed: 'تعذّر تحميل إعدادات هذه الأداة.',

  exportTitle: 'تصدير',
  exportText: 'نزّل كل ما أُعدّ لهذه الأداة، للاحتفاظ به أو لاستخدامه في أداة أخرى.',
  contents: (triggerCount, replyCount, groupCount) =>
    `${new Intl.ListFormat('ar').format(['السلوك', 'المظهر', 'ساعات العمل', triggerCount, replyCount, groupCount].filter(Boolean))}.`,
  triggers: (count) => counted(count, triggers),
  replies: (count) => counted(count, replies),
  groups: (count) => counted(count, groups),
  leftOut: 'لا يتضمن الملف عناوين الويب هوك ومفتاح كتابة Segment ومفاتيح API وصورة الفريق المرفوعة والاتصال بـ Slack.',
  exportFile: 'تنزيل الملف',

  importTitle: 'استيراد',
  importText: 'اختر ملفًا صُدِّر من أي أداة. سترى أولًا ما يغيّره، ولا يُحفظ شيء حتى تحفظه.',
  choose: 'اختيار ملف',
  chooseAnother: 'اختيار ملف آخر',
  reading: 'جارٍ قراءة الملف…',
  faults: {
    tooLarge: () => 'هذا الملف أكبر من 5 ميغابايت، فلا يمكن أن يكون إعدادات أداة.',
    notJson: () => 'هذا الملف ليس JSON. اختر ملفًا صُدِّر من هنا.',
    tooDeep: () => 'هذا الملف متداخل بعمق لا يمكن قراءته.',
    notAWidget: () => 'لا يحتوي هذا الملف على إعدادات أداة. اختر ملفًا صُدِّر من هنا.',
    newerVersion: ({ version }) => `هذا الملف من إصدار أحدث (${version}). حدّث لوحة التحكم أو صدّر الملف مرة أخرى.`,
    unsafeName: ({ name }) => `يحتوي هذا الملف على حقل غير مسموح به: ${name}.`,
    wrongType: ({ name }) => `يحتوي هذا الملف على قيمة لا يمكن قراءتها: ${name || 'version'}.`,
    tooMany: ({ name, most }) => `يحتوي هذا الملف على عناصر أكثر من اللازم في ${name}. الحد الأقصى ${most}.`,
  },
  preview: (file) => `ما يغيّره ${file}`,
  from: (widget) => `صُدِّر من ${widget}.`,
  unknown: (count) => `لا يُستورد من الملف ${counted(count, fields)}:`,
  nothingNew: 'لا تغييرات',
  changes,
  same: (count) => `${count} مطابق بالفعل`,
  part: (tab) => `استيراد ${tab}`,
  blocks: {
    terms: 'وافق على الشروط أولًا.',
    planRequired: 'لا تتضمن خطتك هذه الميزة، لذلك لا تُستورد.',
    unknownTarget: 'لا يمكن قراءة إعدادات الأداة هنا، لذلك لا تُستبدل.',
  },
  shortcutTaken: (label, shortcut, owner) => `يُستورد «${label}» من دون اختصاره «${shortcut}» الذي يستخدمه ${owner}.`,
  owners: {
    reply: (label) => `الرد المحفوظ «${label}»`,
    group: (label) => `مجموعة الأسئلة «${label}»`,
  },
  secondAutomatic: (label, owner) => `لن تُفتح «${label}» تلقائيًا، لأن «${owner}» تُفتح تلقائيًا.`,
  foreignWidget: (label) => `في «${label}» إجابات تؤدي إلى أداة لا توجد في هذا الحساب. اختر ما تفعله قبل الحفظ.`,
  refused: (what, why) => `لا يُستورد «${what}». ${why}`,
  refusals: {
    permissionMissing: 'تحتاج نصوص المحادثات إلى إذن في Slack لا تملكه هذه الأداة.',
    visitorDataOff: 'شغّل «جمع بيانات الزوار» لهذه الأداة أولًا.',
    noPicture: 'ارفع صورة فريق لهذه الأداة أولًا.',
  },
  tooMany: (count, most) => `سيصبح العدد ${count}، والحد الأقصى ${most}. احذف بعضها قبل الحفظ.`,
  invalid: (what, why) => `${what}: ${why} صحّحه قبل الحفظ.`,
  errors: {
    required: 'نص ناقص.',
    tooLong: 'النص طويل جدًا.',
    invalidUrl: 'عنوان URL غير صالح.',
    invalidEmail: 'عنوان البريد الإلكتروني غير صالح.',
    invalidPattern: 'أحد الأنماط غير صالح.',
    optionRequired: 'هذا الخيار غير موجود.',
    notANumber: 'الرقم غير صالح.',
  },
  invalidValue: 'لا يمكن حفظ القيمة.',
  moreConflicts: (count) => counted(count, problems),
  import: (count) => `إضافة ${changes(count)} غير محفوظة`,
  cancel: 'إلغاء',
  done: 'أُضيفت كتغييرات غير محفوظة. راجعها واحفظها في:',
  doneCount: changes,
  nothingDone: 'لم يُضَف شيء.',
});
