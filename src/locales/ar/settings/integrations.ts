import { counted } from '../counted';
import type { integrationsLabels } from '../../../settings/integrations/labels';
import { translate } from '../../translate';

const entries = { one: 'مُدخل واحد', two: 'مُدخلين', few: 'مُدخلات', many: 'مُدخلًا' };

export const integrations = translate<typeof integrationsLabels>('integrations', {
  emptyTitle: 'أضف أول تكامل لك',
  emptyText: 'اسمح للروبوتات والمستخدمين من مساحة عمل Slack بالانضمام إلى المحادثات. تصل رسائلهم إلى الزائر.',
  emptyAction: 'إعداد Slack',
  learnMore: 'المزيد عن التكاملات',
  table: 'التكاملات',
  integration: 'التكامل',
  status: 'الحالة',
  actions: 'الإجراءات',
  slack: 'Slack',
  states: {
    checking: 'جارٍ التحقق…',
    connected: 'متصل',
    permissionMissing: 'إذن مفقود',
    expired: 'انتهى الاتصال',
    unknown: 'الحالة غير معروفة',
  },
  addedCount: (count) => (count === 0 ? 'لم يُضف أحد' : `عدد المضافين: ${count}`),
  configure: 'إعداد',
  configureSlack: 'إعداد Slack',
  view: 'عرض',
  viewSlack: 'عرض Slack',
  authorize: 'منح أذونات موسّعة',
  unknownText: 'تعذّر الوصول إلى Slack. الروبوتات والمستخدمون الذين أضفتهم ما زالوا موجودين.',
  title: 'إعداد الروبوتات والمستخدمين',
  text: 'تصل رسائل الروبوتات والمستخدمين المضافين إلى الزائر.',
  done: 'تم',
  search: 'ابحث عن روبوت أو مستخدم',
  added: 'المضافون',
  noneAdded: 'لم تُضف روبوتات أو مستخدمون بعد.',
  unreadable: (count) => `تعذّر عرض ${counted(count, entries)}.`,
  available: 'المتاحون',
  noneAvailable: 'أُضيفت كل روبوتات مساحة عملك ومستخدميها بالفعل.',
  noneFound: (query) => `لا روبوتات أو مستخدمون يطابقون «${query}».`,
  moreAvailable: (count) =>
    count === 1
      ? 'بقي واحد. ابحث للعثور عليه.'
      : count === 2
        ? 'بقي اثنان. ابحث للعثور عليهما.'
        : `بقي ${count}. ابحث للعثور عليهم.`,
  bot: 'روبوت',
  person: 'مستخدم',
  unnamed: 'بلا اسم',
  add: 'إضافة',
  adding: 'جارٍ الإضافة…',
  remove: 'إزالة',
  removing: 'جارٍ الإزالة…',
  addName: (name) => `إضافة ${name}`,
  removeName: (name) => `إزالة ${name}`,
  addFailed: (name) => `تعذّرت إضافة ${name}.`,
  removeFailed: (name) => `تعذّرت إزالة ${name}.`,
  removed: (name) => `تمت إزالة ${name}.`,
  undo: 'تراجع',
  full: (count) => `بلغت الحد الأقصى للروبوتات والمستخدمين: ${count}. أزل واحدًا لإضافة آخر.`,
  permissionMissing: 'نحتاج إلى إذن آخر في Slack لعرض روبوتات مساحة عملك ومستخدميها.',
  teamFailed: 'تعذّر تحميل روبوتات مساحة عملك ومستخدميها.',
});
