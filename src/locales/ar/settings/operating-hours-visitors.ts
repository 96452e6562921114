import type { operatingHoursVisitorsLabels } from '../../../settings/operating-hours/visitors/labels';
import { translate } from '../../translate';

export const operatingHoursVisitors = translate<typeof operatingHoursVisitorsLabels>('operating-hours-visitors', {
  title: 'ماذا يرى الزوار في …',
  text: 'اختر أي وقت لترى ما يظهر للزوار وسببه.',
  draftText: 'اختر أي وقت لتجربة ساعاتك، بما فيها التغييرات غير المحفوظة.',

  date: 'التاريخ',
  time: 'الوقت',
  zone: 'المنطقة الزمنية للوقت المختار',
  unreadableTime: (text) => `«${text}» ليس وقتًا. جرّب 9:30 م.`,
  now: 'الآن',
  nextChange: 'التغيير التالي',
  here: (moment) => `${moment} بتوقيتك`,
  slider: 'وقت من الأسبوع',
  sliderValue: (moment, sees) => `${moment}: ${sees}`,

  sees: { chat: 'المحادثة', contactForm: 'نموذج التواصل', nothing: 'لا شيء' },
  until: (moment) => `حتى ${moment}.`,
  chatFrom: (moment) => `تبدأ المحادثة ${moment}.`,
  idle: {
    chat: 'يُظهرها الوضع اليدوي حتى إذا لم يكن أي مشغّل نشطًا.',
    contactForm: 'إذا لم يكن أي مشغّل نشطًا، يرى الزوار نموذج التواصل.',
    nothing: 'إذا لم يكن أي مشغّل نشطًا، لا يرى الزوار شيئًا.',
  },
  saved: (sees) => `حسب ساعاتك المحفوظة: ${sees}.`,
  hidden: 'الأداة مخفية عندما تكون غير متصلة.',
  hiddenLink: 'التغيير في «السلوك»',

  zones: 'على ساعات زوارك',
  noChat: 'لا محادثة في ذلك اليوم',
  allDay: 'المحادثة طوال اليوم',
  range: (start, end) => `${start} – ${end}`,
  chat: (ranges) => `المحادثة ${ranges}`,

  changes: 'تغييرات الساعة خلال 12 شهرًا',
  noChanges: 'لا شيء. لا تتغير الساعة في المنطقة الزمنية لساعات العمل ولا في منطقتك.',
  change: (date, zone, isForward, duration) =>
    `${date}: ${isForward ? 'تُقدَّم' : 'تُؤخَّر'} الساعة في ${zone} بمقدار ${duration}.`,
  sameHours: 'لا تتغير الساعات هناك.',
  shorter: (duration) => `تنقص ساعات ذلك اليوم ${duration}.`,
  longer: (duration) => `تزيد ساعات ذلك اليوم ${duration}.`,
  ahead: (duration) => `بعدها يسبق توقيتك بمقدار ${duration}.`,
  behind: (duration) => `بعدها يتأخر توقيتك بمقدار ${duration}.`,
  sameTime: 'بعدها يتساوى التوقيتان.',
});
