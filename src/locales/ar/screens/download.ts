import type { downloadLabels } from '../../../screens/reports/download/labels';
import { counted } from '../counted';
import { translate } from '../../translate';

const widgetForms = { one: 'أداة واحدة', two: 'أداتين', few: 'أدوات', many: 'أداة' };

export const download = translate<typeof downloadLabels>('download', {
  group: 'تنزيل',
  csv: 'CSV',
  json: 'JSON',
  download: (format) => `تنزيل بصيغة ${format}`,
  loading: 'يتوفر بعد تحميل التقرير.',
  empty: 'لا شيء لتنزيله.',
  unfinished: 'يتوفر بعد عدّ كل المحادثات.',
  progress: (done, total) => `${done} من ${total} محادثة`,
  progressOfUnknown: (done) => `${done} محادثة`,
  running: (format) => `جارٍ تنزيل ${format}`,
  paused: 'متوقف مؤقتًا',
  pause: 'إيقاف مؤقت',
  resume: 'متابعة',
  cancel: 'إلغاء',
  saved: (file) => `حُفظ باسم ${file}`,
  missing: (widgets) => `ينقص ${widgets} لأن تحميلها تعذّر.`,
  leftOut: (count) =>
    `الملف بدون ${counted(count, widgetForms)}، لأن عرضها لم يتم بعد. اعرض المزيد من الأدوات لتضمينها.`,
  stopped: 'توقف التنزيل.',
  soFar: (progress) => `تم تنزيل ${progress} حتى الآن.`,
  continue: 'متابعة',
  count: (widget, found, expected) => `كان المتوقع ${expected} محادثة من ${widget}، ووصل ${found}. لم يُحفظ شيء بعد.`,
  changed: (widget) => `ظلت محادثات ${widget} تتغير أثناء التنزيل. لم يُحفظ شيء بعد.`,
  again: 'إعادة المحاولة',
  accept: 'حفظ الملف الجزئي',
});
