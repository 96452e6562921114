import type { OverviewFigure } from '../../../model/reports/overview';
import type { RollUpFigure } from '../../../model/reports/roll-up';
import { counted } from '../counted';
import type { reportsOverviewLabels } from '../../../screens/reports/overview/labels';
import { translate } from '../../translate';

const settingChanges = { one: 'تغيير واحد', two: 'تغييران', few: 'تغييرات', many: 'تغييرًا' };
const rows = { one: 'صف واحد', two: 'صفين', few: 'صفوف', many: 'صفًا' };

const definitions: Record<OverviewFigure, string> = {
  totalChats: 'كل المحادثات التي بدأها الزوار، بما فيها الفائتة.',
  upRatingPercent: 'نسبة المحادثات المقيّمة التي حصلت على إعجاب.',
  upRatingCount: 'المحادثات التي حصلت على إعجاب.',
  chatsFromTrigger: 'المحادثات التي بدأت برسالة عامل تشغيل.',
  lateReply: 'المحادثات التي استغرق الرد الأول فيها أكثر من 60 ثانية.',
  avgChatsPerDay: 'المحادثات مقسومة على عدد أيام الفترة.',
  avgTimeToFirstReply: 'متوسط الوقت من أول رسالة للزائر حتى الرد الأول، في المحادثات التي تم الرد عليها.',
  avgChatDuration: 'متوسط الوقت من بداية المحادثة حتى نهايتها.',
  avgMsgsPerChat: 'عدد الرسائل في كل محادثة، من الزوار والوكلاء.',
  totalOfflineMsgs: 'الرسائل التي تركها الزوار حين لم يكن أحد متصلًا.',
};

const words: Record<OverviewFigure, { up: string; down: string }> = {
  totalChats: { up: 'أكثر', down: 'أقل' },
  upRatingPercent: { up: 'أعلى', down: 'أدنى' },
  upRatingCount: { up: 'أكثر', down: 'أقل' },
  chatsFromTrigger: { up: 'أكثر', down: 'أقل' },
  lateReply: { up: 'أكثر', down: 'أقل' },
  avgChatsPerDay: { up: 'أكثر', down: 'أقل' },
  avgTimeToFirstReply: { up: 'أبطأ', down: 'أسرع' },
  avgChatDuration: { up: 'أطول', down: 'أقصر' },
  avgMsgsPerChat: { up: 'أكثر', down: 'أقل' },
  totalOfflineMsgs: { up: 'أكثر', down: 'أقل' },
};

const rollUpDefinitions: Record<RollUpFigure, string> = {
  chats: 'كل المحادثات التي بدأها الزوار، بما فيها الفائتة.',
  missed: 'نسبة المحادثات التي لم يرد عليها أحد.',
  replyTime:
    'متوسط الوقت من أول رسالة للزائر حتى الرد الأول، في المحادثات التي تم الرد عليها. الردود المتأخرة استغرقت أكثر من 60 ثانية.',
  rating: 'نسبة المحادثات المقيّمة التي حصلت على إعجاب.',
  offline: 'الرسائل التي تركها الزوار حين لم يكن أحد متصلًا.',
};

export const reportsOverview = translate<typeof reportsOverviewLabels>('reports-overview', {
  totalChats: 'إجمالي المحادثات',
  upRatingPercent: 'نسبة التقييم',
  upRatingCount: 'التقييمات (إعجاب)',
  chatsFromTrigger: 'محادثات عوامل التشغيل',
  lateReply: 'ردود متأخرة',
  avgChatsPerDay: 'متوسط المحادثات يوميًا',
  avgTimeToFirstReply: 'متوسط زمن الرد',
  avgChatDuration: 'متوسط مدة المحادثة',
  avgMsgsPerChat: 'متوسط الرسائل في المحادثة',
  totalOfflineMsgs: 'رسائل عدم الاتصال',
  definition: (figure) => definitions[figure],
  help: 'أرقام فريقك كله وكل وكيل.',
  agentView: 'عرض الوكلاء على شكل',
  cards: 'بطاقات',
  table: 'جدول',
  team: 'الفريق كله',
  agents: 'الوكلاء',
  agent: 'الوكيل',
  missed: 'محادثات فائتة',
  missedPerDay: 'متوسط الفائتة يوميًا',
  missedDefinition: (figure) =>
    figure === 'avgChatsPerDay'
      ? 'المحادثات الفائتة مقسومة على عدد أيام الفترة.'
      : figure === 'chatsFromTrigger'
        ? 'المحادثات الفائتة التي بدأت برسالة عامل تشغيل.'
        : 'المحادثات التي لم يرد عليها أحد.',
  none: '–',
  notMeasured: 'لا بيانات',
  toHistory: (name, value) => `${value}، ${name}: العرض في السجل`,
  agentFigure: (agent, name) => `${name} للوكيل ${agent}`,
  changed: (figure, direction, share) => `${words[figure][direction]} بنسبة ${share}`,
  pointsChanged: (direction, points) => `${words.upRatingPercent[direction]} بمقدار ${points} نقطة`,
  noneBefore: 'لا شيء قبلها',
  unchanged: 'دون تغيير',
  comparedWith: (dates) => `مقارنةً بالفترة ${dates}.`,
  comparedUntilNow: (dates) => `مقارنةً بالفترة ${dates} حتى الوقت نفسه من اليوم.`,
  beforeFailed: 'تعذّر تحميل الفترة السابقة للمقارنة.',
  retryBefore: 'المقارنة مجددًا',
  failed: (widget) => `تعذّر تحميل النظرة العامة على ${widget}.`,
  noAgents: 'لم يرد أي وكلاء على محادثة في هذه الفترة.',
  unreadable: (count) => `تعذّر عرض ${counted(count, rows)}.`,
  rollUp: {
    chats: 'المحادثات',
    missed: 'الفائتة',
    replyTime: 'زمن الرد',
    rating: 'التقييم',
    offline: 'رسائل عدم الاتصال',
  },
  rollUpDefinition: rollUpDefinitions,
  against: (dates, compared) => `${dates}، مقارنةً مع ${compared}`,
  perDay: (count) => `${count} يوميًا`,
  missedCount: (count) => `${count} فائتة`,
  lateCount: (count) => `${count} متأخرة`,
  thumbsUp: (count) => `${count} إعجاب`,
  changedPerDay: (change) => `${change} يوميًا`,
  trend: {
    chats: 'المحادثات حسب اليوم',
    missed: 'المحادثات الفائتة حسب اليوم',
    replyTime: 'متوسط زمن الرد حسب اليوم',
    rating: 'التقييم حسب اليوم',
  },
  trendView: 'طريقة عرض الأيام',
  chart: 'مخطط',
  trendOf: (widget, trend) => `${widget}: ${trend}`,
  day: 'اليوم',
  comparedDay: 'يوم المقارنة',
  comparedValue: 'قيمة المقارنة',
  comparedLine: { before: 'الفترة السابقة', weekdays: 'أيام الأسبوع نفسها', lastYear: 'السنة الماضية' },
  clocks: (direction, minutes) => `${direction === 'forward' ? 'تُقدَّم' : 'تُؤخَّر'} الساعة ${minutes} دقيقة`,
  settingChanges: (changes) => `${counted(changes, settingChanges)} في الإعدادات`,
  seeChanges: 'عرض ما تغيّر',
  marked: (day, what) => `${day}: ${what}`,
  missesMost: (share) => `تفوّت ${share} من محادثاتها`,
  missedBefore: (share) => `${share} في فترة المقارنة`,
  seeMissed: (count, missed) => (count === 1 ? 'عرض المحادثة الفائتة' : `عرض المحادثات الفائتة (${missed})`),
  notCounted: (widgets) => `لا تشمل هذه الأرقام ${widgets}، إذ تعذّر التحميل.`,
  firstWidgets: (count) => `هذه الأرقام لأول ${count} من الأدوات.`,
  notCountedYet: (_count, written) => `قيد التحميل ولم تُحتسب بعد: ${written} من الأدوات.`,
  widgets: 'الأدوات',
  widgetsHelp: 'الأرقام نفسها لكل أداة. اختر أداة لرؤية فريقها.',
  widget: 'الأداة',
  chatsByDay: 'المحادثات حسب اليوم',
  late: 'متأخرة',
  allWidgets: 'كل الأدوات',
  showWidget: (name) => `عرض ${name}`,
  layout: 'عرض الأدوات',
  one: 'واحدة',
  all: 'الكل',
  agentsDefinition: 'المحادثات التي تم الرد عليها فقط. الأرقام معرّفة كأرقام الفريق.',
});
