import type { changesLabels } from '../../../screens/changes/labels';
import { counted } from '../counted';
import { translate } from '../../translate';

const forms = { one: 'تغيير واحد', two: 'تغييران', few: 'تغييرات', many: 'تغييرًا' };
const changes = (count: number) => counted(count, forms);

export const changeLog = translate<typeof changesLabels>('change-log', {
  title: 'سجل التغييرات',
  of: (widget) => `ما تغيّر في إعدادات ${widget}.`,
  back: 'العودة إلى الإعدادات',
  shared: 'يرى جميع المشرفين هذه التغييرات. تُحفظ لمدة 90 يومًا، من دون كلمات مرور أو مفاتيح.',
  own: 'التغييرات التي أجريتها في هذا المتصفح. تُحفظ لمدة 90 يومًا أو حتى تسجيل الخروج، من دون كلمات مرور أو مفاتيح.',
  tab: 'الإعدادات',
  allTabs: 'كل الإعدادات',
  power: 'مفتاح التشغيل والإيقاف',
  person: 'المستخدم',
  allPeople: 'كل المستخدمين',
  unknownPerson: 'مستخدم غير معروف',
  search: 'البحث في التغييرات',
  ways: {
    form: 'تعديل',
    copy: 'نسخ من أداة أخرى',
    import: 'استيراد من ملف',
    undo: 'تراجع',
    restore: 'استعادة',
  },
  changes,
  changesOf: (changes, what) => `${changes}: ${what}`,
  restore: 'استعادة',
  restoreField: (field) => `استعادة القيمة السابقة: ${field}`,
  more: (what) => `إجراءات: ${what}`,
  restoreEntry: 'التراجع عن هذا التغيير',
  restoreTo: 'استعادة كل الإعدادات كما كانت هنا',
  restoreTabTo: (tab) => `استعادة ${tab} كما كانت هنا`,
  restored: 'استُعيدت كتغييرات غير محفوظة. راجعها واحفظها في:',
  restoredNone: 'لا شيء لاستعادته: للإعدادات هذه القيم بالفعل.',
  restoredCount: changes,
  skipped: (count) =>
    `لا يمكن استعادة ${changes(count)} هنا، مثل العناصر الجديدة أو القيم غير المحفوظة في السجل أو الصور المرفوعة أو مفتاح التشغيل.`,
  emptyTitle: 'لا توجد تغييرات بعد',
  emptyText: 'يظهر هنا كل تغيير محفوظ في هذه الأداة، مع القيم قبله وبعده.',
  noMatches: 'لا توجد تغييرات تطابق عوامل التصفية هذه.',
  clear: 'مسح عوامل التصفية',
  failed: 'تعذّر تحميل سجل التغييرات.',
});
