import type { downloadLabels } from '../../../screens/reports/download/labels';
import { translate } from '../../translate';

export const download = translate<typeof downloadLabels>('download', {
  group: 'تنزيل',
  csv: 'CSV',
  json: 'JSON',
  download: (format) => `تنزيل بصيغة ${format}`,
  loading: 'انتظر حتى يُحمَّل التقرير.',
  empty: 'لا شيء لتنزيله.',
  progress: (done, total) => `${done} من ${total} محادثة`,
  progressOfUnknown: (done) => `${done} محادثة`,
  running: (format) => `جارٍ تنزيل ${format}`,
  paused: 'متوقف مؤقتًا',
  pause: 'إيقاف مؤقت',
  resume: 'متابعة',
  cancel: 'إلغاء',
  saved: (file) => `حُفظ باسم ${file}`,
  missing: (widgets) => `دون ${widgets}، فقد تعذّر تحميلها.`,
  stopped: 'توقف التنزيل.',
  soFar: (progress) => `وصل ${progress} وحُفظ.`,
  continue: 'متابعة',
  count: (widget, found, expected) => `يجب أن تكون محادثات ${widget} ${expected}، لكن وصل ${found}. لم يُحفظ شيء بعد.`,
  changed: (widget) => `ظلت محادثات ${widget} تتغير أثناء القراءة. لم يُحفظ شيء بعد.`,
  again: 'إعادة المحاولة',
  accept: 'حفظ ما وصل',
});
