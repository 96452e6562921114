import { counted } from '../counted';
import type { shellLabels } from '../../../screens/shell/labels';
import { translate } from '../../translate';

const days = { one: 'يوم واحد', two: 'يومين', few: 'أيام', many: 'يومًا' };

const channels = { one: 'قناة واحدة', two: 'قناتان', few: 'قنوات', many: 'قناة' };

const operators = { one: 'مشغّل واحد', two: 'مشغّلان', few: 'مشغّلين', many: 'مشغّلًا' };

const conversations = { one: 'محادثة واحدة', two: 'محادثتان', few: 'محادثات', many: 'محادثة' };

const reachedForms = { one: 'محادثة واحدة', two: 'محادثتين', few: 'محادثات', many: 'محادثة' };

const widgetForms = { one: 'أداة واحدة', two: 'أداتان', few: 'أدوات', many: 'أداة' };

export const shell = translate<typeof shellLabels>('shell', {
  skip: 'انتقل إلى المحتوى',
  navigation: 'القائمة الرئيسية',
  dashboard: 'لوحة المعلومات',
  settings: 'الإعدادات',
  account: 'الحساب',
  reports: 'التقارير',
  hasDraft: 'فيها تغييرات غير محفوظة',
  offline: 'غير متصلة',
  broken: 'انقطع الاتصال',
  widgets: 'الأدوات',
  findWidget: 'ابحث عن أداة',
  compare: 'مقارنة الأدوات',
  widgetsFound: (count) => counted(count, widgetForms),
  noWidgetFound: (query) => `لا أدوات تطابق «${query}».`,
  search: 'بحث',
  openMenu: 'فتح القائمة',
  closeMenu: 'إغلاق القائمة',
  menu: 'القائمة',
  docs: 'المستندات',
  faqs: 'الأسئلة الشائعة',
  person: 'أنت',
  support: 'الدعم',
  changePassword: 'تغيير كلمة المرور',
  signOut: 'تسجيل الخروج',
  signOutFailed: 'تعذّر إنهاء جلستك على الخادم.',
  signOutRetrying: 'جارٍ إنهاء جلستك…',
  dismissNotice: 'إخفاء',
  signOutDone: 'انتهت جلستك على الخادم.',
  failedTitle: 'تعذّر تحميل حسابك',
  notFoundTitle: 'الصفحة غير موجودة',
  notFoundText: 'هذه الصفحة غير موجودة. ربما نُقلت أو حُذفت.',
  returnHome: 'العودة إلى الرئيسية',
  ended: 'انتهى اشتراكك.',
  endedOn: (date) => `انتهى اشتراكك في ${date}.`,
  startAgain: 'اختر خطة لإعادة تفعيل حسابك.',
  startAgainAgent: 'اطلب من مسؤول اختيار خطة.',
  trialOver: (date) => `انتهت فترتك التجريبية المجانية في ${date}. اختر خطة للاحتفاظ بحسابك.`,
  trialOverAgent: (date) => `انتهت الفترة التجريبية المجانية لحسابك في ${date}. اطلب من مسؤول اختيار خطة.`,
  choosePlan: 'اختيار خطة',
  delinquent: 'لم تتم دفعتك الأخيرة. حدّث معلومات الفوترة لتبقى أدواتك متصلة.',
  delinquentAgent: 'لم تتم الدفعة الأخيرة لحسابك. اطلب من مسؤول تحديث معلومات الفوترة.',
  updateBilling: 'تحديث الفوترة',
  overQuota: 'تجاوز حسابك حدود خطته.',
  overConversations: (count) => `تجاوز حسابك ما تشمله خطته شهريًا: ${counted(count, conversations)}.`,
  overChannels: (count) => `تجاوز حسابك عدد القنوات التي تشملها خطته: ${counted(count, channels)}.`,
  overOperators: (count) => `تجاوز حسابك عدد المشغّلين الذين تشملهم خطته: ${counted(count, operators)}.`,
  startsOver: (date) => `يبدأ العدّ من جديد في ${date}.`,
  forecast: (count, _written, date) => `بهذه الوتيرة ستصل في ${date} إلى ${counted(count, reachedForms)}.`,
  forecastLimit: (date) => `هذا حدّ خطتك حتى ${date}.`,
  reached: (count) => `استخدمت كل ما تشمله خطتك هذا الشهر: ${counted(count, conversations)}.`,
  overQuotaAgent: 'اطلب من مسؤول اختيار خطة أكبر.',
  seePlans: 'عرض الخطط',
  legacyApi:
    'يوقف Slack واجهة API القديمة للروبوتات في 31 مارس 2025. أعد تثبيت تطبيق Slack قبل ذلك لتستمر أدواتك في العمل.',
  legacyApiOver: 'أوقف Slack واجهة API القديمة للروبوتات في 31 مارس 2025. أعد تثبيت تطبيق Slack لتعمل أدواتك من جديد.',
  legacyApiLink: 'الانتقال إلى الأذونات',
  cancellation: (date, count) => `أُلغي اشتراكك وينتهي في ${date}، بعد ${counted(count, days)}.`,
  renew: 'تجديد',
  terms: 'تغيّرت شروط الخدمة وسياسة الخصوصية لدينا.',
  termsLink: 'القراءة والقبول',
  trialEnds: (date, count) =>
    `تنتهي فترتك التجريبية المجانية في ${date}، بعد ${counted(count, days)}. أضف وسيلة دفع لتبقى أدواتك متصلة.`,
  trialEndsSoon: (time) => `تنتهي فترتك التجريبية المجانية في ${time}. أضف وسيلة دفع لتبقى أدواتك متصلة.`,
  addPayment: 'إضافة وسيلة دفع',
  missingBillingAddress: 'عنوان الفوترة غير موجود.',
  addBillingAddress: 'إضافة عنوان الفوترة',
  askAdmin: 'تواصل مع مسؤول بشأن الدفع لحسابك.',
});
