import { counted } from '../counted';
import type { reportsAvailabilityLabels } from '../../../screens/reports/availability/labels';
import { translate } from '../../translate';

const days = { one: 'يوم واحد', two: 'يومين', few: 'أيام', many: 'يومًا' };

export const reportsAvailability = translate<typeof reportsAvailabilityLabels>('reports-availability', {
  title: 'توفر المشغّلين',
  help: 'متى كان مشغّل واحد على الأقل متصلًا، يومًا بيوم.',
  view: 'طريقة العرض',
  chart: 'مخطط',
  times: 'أوقات',
  total: (hours, share) => `متصل لمدة ${hours}، أي ${share} من الوقت.`,
  nobody: 'لم يكن أحد متصلًا في هذه الفترة.',
  day: 'اليوم',
  online: 'متصل',
  hours: 'الساعات',
  share: 'نسبة من اليوم',
  period: (start, end) => `من ${start} إلى ${end}`,
  never: 'لا أحد',
  allDay: 'طوال اليوم',
  soFar: 'حتى الآن: لم ينتهِ اليوم.',
  clockChange: (hours) => `يوم من ${hours}: تتغير الساعة.`,
  unreadable: 'تعذّرت قراءة هذا اليوم.',
  unreadableDays: (count) => `تعذّرت قراءة ${counted(count, days)}، ولا يدخل ذلك في الحساب.`,
  failed: (widget) => `تعذّر تحميل توفر ${widget}.`,
});
