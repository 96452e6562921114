import { counted } from '../counted';
import type { reportsAvailabilityLabels } from '../../../screens/reports/availability/labels';
import { translate } from '../../translate';

const missedForms = {
  one: 'محادثة فائتة واحدة',
  two: 'محادثتان فائتتان',
  few: 'محادثات فائتة',
  many: 'محادثةً فائتة',
};
const days = { one: 'يوم واحد', two: 'يومين', few: 'أيام', many: 'يومًا' };

export const reportsAvailability = translate<typeof reportsAvailabilityLabels>('reports-availability', {
  title: 'توفر المشغّلين',
  help: 'متى كان مشغّل واحد على الأقل متصلًا، يومًا بيوم.',
  view: 'طريقة العرض',
  chart: 'مخطط',
  times: 'أوقات',
  nobody: 'لم يكن أحد متصلًا في هذه الفترة.',
  day: 'اليوم',
  online: 'متصل',
  hours: 'الساعات',
  share: 'النسبة من اليوم',
  period: (start, end) => `من ${start} إلى ${end}`,
  never: 'لا أحد',
  allDay: 'طوال اليوم',
  soFar: 'حتى الآن اليوم.',
  clockChange: (hours) => `في هذا اليوم ${hours} بسبب تغيير الساعة.`,
  unreadable: 'تعذّر عرض هذا اليوم.',
  unreadableDays: (count) => `تعذّر عرض ${counted(count, days)}، وهو خارج الحساب.`,
  failed: (widget) => `تعذّر تحميل توفر ${widget}.`,
  totalOnline: 'متصل',
  average: 'المتوسط',
  worst: 'أسوأ يوم',
  missedOffline: 'فائتة دون اتصال',
  definition: {
    totalOnline: 'الوقت الذي كان فيه مشغّل واحد على الأقل متصلًا.',
    average: 'وقت الاتصال يوميًا، في المتوسط للأيام الكاملة.',
    worst:
      'اليوم الكامل الذي كانت فيه نسبة الاتصال الأقل. وعند التساوي، اليوم الذي فاتت فيه أكثر المحادثات دون اتصال، وإلا فالأخير.',
    missedOffline: 'المحادثات الفائتة التي بدأت حين لم يكن أي مشغّل متصلًا.',
    weeks: 'تبدأ الأسابيع يوم الاثنين، ولا تُحسب إلا أيام الفترة.',
  },
  ofTime: (share) => `${share} من الوقت`,
  aDay: 'يوميًا',
  ofMissed: (missed) => `من ${missed} فائتة`,
  none: '–',
  notMeasured: 'لا بيانات',
  toHistory: (text) => `${text}: العرض في السجل`,
  weeks: 'الأسابيع',
  week: 'الأسبوع',
  weekShare: 'النسبة من الوقت',
  missed: 'محادثات فائتة',
  missedWhileOffline: 'منها دون اتصال',
  missedOn: (missed, _written, offline) => `${counted(missed, missedForms)}، منها ${offline} دون اتصال`,
  marks: 'فائتة دون اتصال',
  inside: 'فائتة أثناء الاتصال',
  missedFailed: (widget) => `تعذّر تحميل المحادثات الفائتة لـ ${widget}.`,
  retryMissed: 'تحميل المحادثات الفائتة مجددًا',
  latestMissed: (shown, total) => `تُحسب آخر ${shown} من ${total} محادثة فائتة فقط.`,
  unreadableMissed: (count) => `تعذّر عرض ${counted(count, missedForms)}، ولا تدخل في الحساب.`,
});
