import type { OverviewFigure } from '../../../model/reports/overview';
import { counted } from '../counted';
import type { reportsOverviewLabels } from '../../../screens/reports/overview/labels';
import { translate } from '../../translate';

const rows = { one: 'صف واحد', two: 'صفان', few: 'صفوف', many: 'صفًا' };

const definitions: Record<OverviewFigure, string> = {
  totalChats: 'كل المحادثات التي بدأها الزوار، بما فيها الفائتة.',
  upRatingPercent: 'نسبة المحادثات التي نالت إعجابًا من بين المحادثات المقيّمة.',
  upRatingCount: 'المحادثات التي نالت إعجابًا.',
  chatsFromTrigger: 'المحادثات التي بدأت برسالة عامل تشغيل.',
  lateReply: 'المحادثات التي تأخر أول رد فيها.',
  avgChatsPerDay: 'المحادثات مقسومة على أيام الفترة.',
  avgTimeToFirstReply: 'من أول رسالة للزائر حتى أول رد، في المحادثات التي تم الرد عليها.',
  avgChatDuration: 'من بداية المحادثة حتى نهايتها.',
  avgMsgsPerChat: 'رسائل الزوار والوكلاء في المحادثة.',
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

export const reportsOverview = translate<typeof reportsOverviewLabels>('reports-overview', {
  totalChats: 'إجمالي المحادثات',
  upRatingPercent: 'نسبة التقييم',
  upRatingCount: 'التقييمات (إعجاب)',
  chatsFromTrigger: 'محادثات تلقائية',
  lateReply: 'ردود متأخرة',
  avgChatsPerDay: 'متوسط المحادثات يوميًا',
  avgTimeToFirstReply: 'متوسط زمن الرد',
  avgChatDuration: 'متوسط مدة المحادثة',
  avgMsgsPerChat: 'متوسط الرسائل في المحادثة',
  totalOfflineMsgs: 'رسائل دون اتصال',
  definition: (figure) => definitions[figure],
  help: 'أرقام الفريق كله وكل وكيل على حدة.',
  agentView: 'عرض الوكلاء على شكل',
  cards: 'بطاقات',
  table: 'جدول',
  team: 'الفريق كله',
  agents: 'الوكلاء',
  agent: 'الوكيل',
  missed: 'محادثات فائتة',
  missedPerDay: 'متوسط الفائتة يوميًا',
  missedDefinition: (figure) =>
    figure === 'totalChats' ? 'محادثات لم يرد عليها أحد.' : `من المحادثات الفائتة: ${definitions[figure]}`,
  none: '–',
  notMeasured: 'لا شيء للقياس',
  toHistory: (name, value) => `${value}، ${name}: عرض في السجل`,
  agentFigure: (agent, name) => `${name} للوكيل ${agent}`,
  changed: (figure, direction, share) => `${words[figure][direction]} بنسبة ${share}`,
  pointsChanged: (direction, points) => `${words.upRatingPercent[direction]} بمقدار ${points} نقطة`,
  noneBefore: 'لا شيء من قبل',
  unchanged: 'دون تغيير',
  comparedWith: (dates) => `مقارنةً بالفترة ${dates}.`,
  comparedUntilNow: (dates) => `مقارنةً بالفترة ${dates} حتى الوقت نفسه من اليوم.`,
  beforeFailed: 'تعذّر تحميل الفترة السابقة، فلا مقارنة.',
  retryBefore: 'المقارنة مجددًا',
  failed: (widget) => `تعذّر تحميل أرقام ${widget}.`,
  noAgents: 'لم يرد أي وكيل على محادثة في هذه الفترة.',
  unreadable: (count) => `تعذّرت قراءة ${counted(count, rows)}.`,
});
