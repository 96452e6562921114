import { counted, minutes } from '../counted';
import type { operatingHoursLabels } from '../../../settings/operating-hours/labels';
import { translate } from '../../translate';

const hours = { one: 'ساعة واحدة', two: 'ساعتان', few: 'ساعات', many: 'ساعة' };

const entries = { one: 'مُدخل واحد', two: 'مُدخلان', few: 'مُدخلات', many: 'مُدخلًا' };

export const operatingHours = translate<typeof operatingHoursLabels>('operating-hours', {
  emptyTitle: 'لا توجد ساعات عمل بعد',
  emptyText: 'دع الأداة تعمل عندما يبدأ فريقك العمل وتتوقف عندما ينصرف، يومًا بيوم.',
  setup: 'إعداد جدول المحادثة',
  title: 'الجدول',
  text: 'تسري ساعات العمل عند موعد التشغيل أو الإيقاف التالي.',
  unreadable: 'لا يمكن قراءة الساعات المخزنة، لذا لا تُعرض ولا تُغيّر. بقية الإعدادات تعمل كالمعتاد.',

  fields: {
    onOffSchedule: { label: 'ساعات العمل', help: 'تشغّل الأداة وتوقفها حسب الساعات أدناه.' },
    tz: { label: 'المنطقة الزمنية', help: 'الساعات أدناه هي ساعات تلك المنطقة.' },
    sendOpHourChangeMessages: { label: 'إبلاغ القناة الرئيسية برسالة من البوت عند بدء ساعات العمل أو انتهائها.' },
    weekHours: { label: 'ساعات الأسبوع' },
  },

  scheduleOn: 'تشغيل',
  scheduleOff: 'إيقاف',
  clockChange: (date, isForward, duration) =>
    `في ${date} ${isForward ? 'تُقدَّم' : 'تُؤخَّر'} الساعات هناك بمقدار ${duration}. تبقى ساعات العمل كما هي هناك.`,
  statusOff: 'الجدول متوقف: لا شيء هنا يشغّل الأداة أو يوقفها.',
  statusNoHours: 'لا توجد ساعات بعد: مع تشغيل الجدول تبقى الأداة متوقفة طوال الأسبوع.',
  statusOnAlways: 'تعمل على مدار الساعة.',
  statusOn: (until, here) => `تعمل الآن. تتوقف ${until} هناك${here === undefined ? '' : `، ${here} هنا`}.`,
  statusClosed: (until, here) => `متوقفة الآن. تعمل ${until} هناك${here === undefined ? '' : `، ${here} هنا`}.`,
  closed: 'مغلق',
  duration: (hour, minute) =>
    [hour > 0 && counted(hour, hours), minute > 0 && counted(minute, minutes)].filter(Boolean).join(' و') ||
    counted(0, hours),
  weekTotal: (duration) => `${duration} في الأسبوع`,
  start: (day, position) => (position === 1 ? `${day}: البداية` : `${day}، ${position}: البداية`),
  end: (day, position) => (position === 1 ? `${day}: النهاية` : `${day}، ${position}: النهاية`),
  noTime: 'اختر',
  onDay: (day, time) => `${time} يوم ${day}`,
  nightEnds: (time, dayBefore) => `حتى ${time}، منذ ${dayBefore}`,
  remove: (range, day) => `إزالة ${range} من ${day}`,
  add: (day) => `إضافة ساعات يوم ${day}`,
  more: (day) => `المزيد ليوم ${day}`,
  allDay: 'طوال اليوم',
  close: 'إغلاق هذا اليوم',
  copy: (day) => `نسخ ساعات ${day}`,
  copyTitle: (day) => `نسخ ${day} إلى`,
  copyChosen: 'نسخ إلى الأيام المختارة',
  copyAll: 'نسخ إلى كل الأيام',
  copyLast: (day) => `نسخ ${day} إلى كل الأيام`,
  copied: (day) => `نُسخت ساعات ${day}.`,
  overnight: (first, second, nextDay) => `تتجاوز منتصف الليل. تُخزَّن ${first}، و${second} يوم ${nextDay}.`,
  allDayStored: (range) => `طوال اليوم. تُخزَّن ${range}، إذ لا وقت بعد ذلك.`,
  untilMidnight: (range) => `حتى منتصف الليل. تُخزَّن ${range}، إذ لا وقت بعد ذلك.`,
  fromMidnight: (range, nextDay, latest) =>
    `تتجاوز منتصف الليل. تُخزَّن ${range} يوم ${nextDay}، إذ لا يمكن أن تبدأ ساعات عند ${latest} وتنتهي في اليوم نفسه.`,
  nothingStored: 'لا يبقى من هذا أي وقت عند التخزين، لذا لا يُحفظ.',
  turned: 'النهاية قبل البداية. ما المقصود؟',
  pastMidnight: (day, time) => `تتجاوز منتصف الليل حتى ${day} ${time}`,
  swap: 'تبديل البداية والنهاية',
  overlap: 'تتداخل مع ساعات أخرى في اليوم.',
  overlapOn: (day) => `تتداخل مع ساعات ${day}.`,
  touching: 'تلامس ساعات أخرى.',
  merge: 'دمجها',
  sameStartAndEnd: 'البداية والنهاية متساويتان، لذا لا تُحفظ.',
  incomplete: 'لا تُحفظ من دون أوقات.',
  dropped: (count) => `لن يُحفظ: ${counted(count, entries)}.`,
  grid: 'الأسبوع كصورة',
  gridHelp:
    'اسحب فوق وقت فارغ لإضافة ساعات، أو اسحب شريطًا لنقله، أو حافته لتغييره. بلوحة المفاتيح: اليمين واليسار للتنقل بين الحواف، والأعلى والأسفل لتحريكها 15 دقيقة، وPage Up وPage Down ساعة، وEnter للإضافة، وDelete للإزالة.',
  gridTouchHelp:
    'المس وقتًا فارغًا لإضافة ساعة هناك. المس ساعات لاختيارها، ثم اسحبها لنقلها، أو اسحب أحد المقبضين لتغيير بدايتها أو نهايتها.',
  gridStart: (day) => `${day}: البداية`,
  gridEnd: (day) => `${day}: النهاية`,
  gridAdd: (day) => `${day} مغلق. إضافة ساعات`,
  gridAddAfter: (day, time) => `${day} مفتوح حتى ${time}. إضافة ساعات`,
  gridUntil: (time) => `حتى ${time}`,
  gridAdded: (range, day) => `أُضيف ${range} يوم ${day}`,
  gridRemoved: (range, day) => `أُزيل ${range} من ${day}`,
  range: (start, end) => `${start} – ${end}`,
  dayHours: (day, ranges) => `${day} ${ranges}`,
  noHours: 'لا ساعات',
  unreadableTheirs: 'ساعات لا يمكن قراءتها',
});
