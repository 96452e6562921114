import { counted } from '../counted';
import type { countingLabels } from '../../../ui/counting/labels';
import { translate } from '../../translate';

const chatForms = { one: 'محادثة واحدة', two: 'محادثتين', few: 'محادثات', many: 'محادثةً' };

export const counting = translate<typeof countingLabels>('counting', {
  widget: 'الأداة',
  many: (chats) => `في هذه الفترة ${chats} محادثة، ويستغرق عدّها كلها بعض الوقت.`,
  start: 'عدّ المحادثات',
  running: 'جارٍ عدّ المحادثات',
  progress: (done, total) => `${done} من ${total} محادثة`,
  progressOfUnknown: (done) => `${done} محادثة`,
  cancel: 'إلغاء',
  canceled: 'أُلغي العدّ.',
  failed: (widget) => `تعذّر تحميل محادثات ${widget}.`,
  stopped: 'توقف العدّ.',
  soFar: (progress) => `تم عدّ ${progress} حتى الآن.`,
  again: 'إعادة المحاولة',
  count: (found, expected) => `كان المتوقع ${expected} محادثة، ووصل ${found}.`,
  changed: 'ظلت المحادثات تتغير أثناء العدّ.',
  accept: 'استخدام هذه المحادثات',
  leftOut: (limit, from, count) =>
    `يعدّ التقرير ${limit} محادثة على الأكثر. يشمل المحادثات ابتداءً من ${from}، ولا يشمل ${count} محادثة قبلها.`,
  unreadable: (count) => `تعذّر عرض ${counted(count, chatForms)}، وهي خارج الحساب.`,
  empty: 'لا محادثات في هذه الفترة.',
  findStart: 'البحث عن المحادثات',
  finding: 'جارٍ البحث عن المحادثات',
  findCanceled: 'أُلغي البحث.',
  findStopped: 'توقف البحث.',
  foundSoFar: (progress) => `تم البحث في ${progress} حتى الآن.`,
  findFailed: 'تعذّر تحميل المحادثات.',
  findLeftOut: (limit, from, count) =>
    `تبحث عوامل التصفية هذه في ${limit} محادثة على الأكثر. تشمل المحادثات ابتداءً من ${from}، ولا تشمل ${count} محادثة قبلها.`,
  findUnreadable: (count) => `تعذّر عرض ${counted(count, chatForms)}، وهي خارج البحث.`,
  totalChats: (count) => counted(count, { ...chatForms, two: 'محادثتان' }),
  totalMissed: (written) => `${written} فائتة`,
  totalTriggered: (written) => `${written} بدأها عامل تشغيل`,
});
