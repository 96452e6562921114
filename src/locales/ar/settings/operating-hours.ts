import { counted, minutes } from '../counted';
import type { operatingHoursLabels } from '../../../settings/operating-hours/labels';
import { translate } from '../../translate';

const hours = { one: 'ساعة واحدة', two: 'ساعتان', few: 'ساعات', many: 'ساعة' };

const entries = { one: 'مُدخل واحد', two: 'مُدخلان', few: 'مُدخلات', many: 'مُدخلًا' };

export const operatingHours = translate<typeof operatingHoursLabels>('operating-hours', {
  emptyTitle: 'لا توجد ساعات عمل بعد',
  emptyText: 'حدّد ساعات عمل فريقك، وتعمل الأداة وتتوقف تلقائيًا.',
  setup: 'إعداد جدول المحادثة',
  title: 'الجدول',
  text: 'تسري ساعات العمل عند موعد التشغيل أو الإيقاف التالي.',
  unreadable:
    'تعذّرت قراءة ساعاتك المحفوظة، لذا لا يمكن عرضها أو تغييرها. تواصل مع الدعم. يمكنك مع ذلك تحرير الإعدادات الأخرى.',

  fields: {
    onOffSchedule: { label: 'ساعات العمل', help: 'تشغّل الأداة وتوقفها في الساعات أدناه.' },
    tz: { label: 'المنطقة الزمنية', help: 'الساعات أدناه بهذه المنطقة الزمنية.' },
    sendOpHourChangeMessages: { label: 'إبلاغ القناة الرئيسية برسالة من الروبوت عند بدء ساعات العمل أو انتهائها.' },
    weekHours: { label: 'الساعات الأسبوعية' },
  },

  scheduleOn: 'تشغيل',
  scheduleOff: 'إيقاف',
  clockChange: (date, isForward, duration) =>
    `في ${date} ${isForward ? 'تُقدَّم' : 'تُؤخَّر'} الساعة في هذه المنطقة الزمنية بمقدار ${duration}. لا تتغير ساعات عملك.`,
  statusOff: 'الجدول متوقف، لذا لا يشغّل الأداة ولا يوقفها.',
  statusNoHours: 'لا توجد ساعات بعد. عند تشغيل الجدول تبقى الأداة متوقفة طوال الأسبوع.',
  statusOnAlways: 'تعمل على مدار الساعة.',
  statusOn: (until, here) => `تعمل الآن. تتوقف ${until}${here === undefined ? '' : ` (${here} بتوقيتك)`}.`,
  statusClosed: (until, here) => `متوقفة الآن. تعمل ${until}${here === undefined ? '' : ` (${here} بتوقيتك)`}.`,
  statusStillOn: 'تعمل الآن خارج ساعاتك حتى الموعد المجدول التالي.',
  statusBlocked: 'متوقفة الآن.',
  statusSaved: 'حسب ساعاتك المحفوظة.',

  outsideHidden: 'خارج هذه الساعات لا يرى الزوار شيئًا: الأداة مخفية عندما تكون غير متصلة.',
  outsideForm: 'خارج هذه الساعات يرى الزوار نموذج التواصل.',
  presence: 'التغيير في «السلوك»',

  presets: 'ابدأ من',
  preset: { weekdays: 'أيام العمل من 9 إلى 5', everyDay: 'كل يوم من 9 إلى 5', always: 'مفتوح دائمًا' },
  presetUsed: (preset) => `ضُبطت الساعات على «${preset}».`,
  closed: 'مغلق',
  duration: (hour, minute) =>
    [hour > 0 && counted(hour, hours), minute > 0 && counted(minute, minutes)].filter(Boolean).join(' و') ||
    counted(0, hours),
  weekTotal: (duration) => `${duration} أسبوعيًا`,
  start: (day, position) => (position === 1 ? `${day}: البداية` : `${day}، ${position}: البداية`),
  end: (day, position) => (position === 1 ? `${day}: النهاية` : `${day}، ${position}: النهاية`),
  noTime: 'اختر',
  unreadableTime: (text) => `«${text}» ليس وقتًا. جرّب 9:30 م، أو 9-5 للبداية والنهاية.`,
  onDay: (day, time) => `${time} يوم ${day}`,
  nightEnds: (time, dayBefore) => `تستمر ساعات ${dayBefore} حتى ${time}`,
  remove: (range, day) => `إزالة ${range} من ${day}`,
  add: (day) => `إضافة ساعات يوم ${day}`,
  more: (day) => `إجراءات أخرى ليوم ${day}`,
  allDay: 'طوال اليوم',
  close: 'تحديد كمغلق',
  copy: (day) => `نسخ ساعات ${day}`,
  copyTitle: (day) => `نسخ ${day} إلى`,
  weekdays: 'أيام العمل',
  weekend: 'عطلة نهاية الأسبوع',
  copyChosen: 'نسخ إلى الأيام المحددة',
  copyAll: 'نسخ إلى كل الأيام',
  copyLast: (day) => `نسخ ${day} إلى كل الأيام`,
  copied: (day) => `تم نسخ ساعات ${day}.`,
  overnight: (first, second, nextDay) => `تتجاوز منتصف الليل. تُحفظ على أنها ${first}، و${second} يوم ${nextDay}.`,
  allDayStored: (range) => `طوال اليوم. تُحفظ على أنها ${range}، أطول فترة ممكنة.`,
  untilMidnight: (range) => `حتى منتصف الليل. تُحفظ على أنها ${range}، آخر نهاية ممكنة.`,
  fromMidnight: (range, nextDay, latest) =>
    `تتجاوز منتصف الليل. تُحفظ على أنها ${range} يوم ${nextDay}، إذ لا يمكن أن تبدأ الساعات عند ${latest} وتنتهي في اليوم نفسه.`,
  nothingStored: 'هذه الساعات أقصر من أن تُحفظ، لذا لن تُحفظ.',
  turned: 'النهاية قبل البداية. ماذا تقصد؟',
  pastMidnight: (day, time) => `تتجاوز منتصف الليل حتى ${day} الساعة ${time}`,
  swap: 'تبديل البداية والنهاية',
  overlap: 'تتداخل مع ساعات أخرى في ذلك اليوم.',
  overlapOn: (day) => `تتداخل مع ساعات يوم ${day}.`,
  touching: 'تلامس ساعات أخرى.',
  merge: 'دمج',
  sameStartAndEnd: 'البداية والنهاية متطابقتان، لذا لن تُحفظ.',
  incomplete: 'اختر الوقتين، وإلا فلن تُحفظ.',
  dropped: (count) => `لن يُحفظ: ${counted(count, entries)}.`,
  grid: 'عرض الأسبوع',
  gridHelpShow: 'كيفية تعديل الساعات',
  gridHelp:
    'اسحب فوق وقت فارغ لإضافة ساعات، أو اسحب شريطًا لنقله، أو اسحب حافته لتغييره. على لوحة المفاتيح، ينتقل السهمان الأعلى والأسفل من حافة إلى أخرى، ويحرّك السهمان الأيمن والأيسر الحافة 15 دقيقة، وPage Up وPage Down ساعة. يضيف Enter ساعات، ويزيلها Delete.',
  gridTouchHelp:
    'المس وقتًا فارغًا لإضافة ساعة. المس ساعات لتحديدها، ثم اسحبها لنقلها، أو اسحب مقبضًا لتغيير البداية أو النهاية.',
  gridStart: (day) => `${day}: البداية`,
  gridEnd: (day) => `${day}: النهاية`,
  gridAdd: (day) => `${day} مغلق. إضافة ساعات`,
  gridAddAfter: (day, time) => `${day} مفتوح حتى ${time}. إضافة ساعات`,
  gridUntil: (time) => `حتى ${time}`,
  gridAdded: (range, day) => `أُضيف ${range} يوم ${day}`,
  gridRemoved: (range, day) => `أُزيل ${range} من ${day}`,
  range: (start, end) => `${start} – ${end}`,
  dayHours: (day, ranges) => `${day} ${ranges}`,
  noHours: 'بلا ساعات',
  unreadableTheirs: 'ساعات تعذّرت قراءتها',
});
