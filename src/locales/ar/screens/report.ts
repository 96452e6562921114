import { counted } from '../counted';
import type { reportLabels } from '../../../screens/reports/controls/labels';
import { translate } from '../../translate';

const widgets = { one: 'أداة واحدة', two: 'أداتان', few: 'أدوات', many: 'أداة' };

export const report = translate<typeof reportLabels>('report', {
  title: 'التقارير',
  tabs: 'التقارير',
  overview: 'نظرة عامة',
  history: 'السجل',
  availability: 'التوفر',
  range: 'الفترة',
  rangeButton: (range) => `الفترة: ${range}`,
  today: 'اليوم',
  yesterday: 'أمس',
  last7: 'آخر 7 أيام',
  last30: 'آخر 30 يومًا',
  lastweek: 'الأسبوع الماضي',
  lastmonth: 'الشهر الماضي',
  yearToDate: 'منذ بداية السنة',
  last12months: 'آخر 12 شهرًا',
  lastyear: 'السنة الماضية',
  custom: 'فترة مخصصة',
  from: 'من',
  to: 'إلى',
  apply: 'تطبيق',
  dateForm: 'YYYY-MM-DD',
  notADate: (text) => `«${text}» ليس تاريخًا (YYYY-MM-DD)، فاستُبدل بتاريخ اليوم.`,
  inFuture: 'ذلك اليوم في المستقبل، فاستُبدل بتاريخ اليوم.',
  endMoved: 'كان تاريخ النهاية قبل تاريخ البداية، فضُبط على تاريخ البداية.',
  zone: 'المنطقة الزمنية',
  closed: 'التقارير غير متاحة',
  adminRequired: 'لا يرى التقارير إلا المسؤولون.',
  planRequired: 'لا تشمل خطتك التقارير.',
  noWidgets: 'لم تُعَدّ أي أدوات بعد',
  noWidgetsHelp: 'تظهر التقارير هنا بعد أول محادثة لأداة.',
  toDashboard: 'الانتقال إلى لوحة المعلومات',
  moreWidgets: (count) => `عرض المزيد: بقي ${counted(count, widgets)}`,
  widgetsFailed: 'تعذّر تحميل أدواتك.',
});
