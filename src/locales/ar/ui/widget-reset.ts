import { counted, seconds, type Forms } from '../counted';
import type { widgetResetLabels } from '../../../ui/overlays/widget-reset-labels';
import { translate } from '../../translate';

const inSeconds: Forms = { ...seconds, two: 'ثانيتين' };

export const widgetReset = translate<typeof widgetResetLabels>('widget-reset', {
  changeChannel: 'تغيير القناة',
  changeChannelTitle: (channel) => `هل تريد تغيير قناة الأداة ${channel}؟`,
  changeChannelText: 'تصبح الأداة غير متصلة حتى تختار قناة أخرى. تبقى إعداداتها ورمز تضمينها كما هي.',
  startOver: 'البدء من جديد',
  startOverTitle: (name) => `هل تريد حذف الأداة ${name}؟`,
  startOverText: 'هذا نهائي. يحذف:',
  startOverSettings: 'إعدادات الأداة: السلوك والمظهر وساعات العمل وعوامل التشغيل',
  startOverReplies: 'ردودها المحفوظة والروبوتات والمستخدمين الذين أضفتهم',
  startOverReports: 'سجل محادثاتها وتقاريرها',
  startOverCode: 'يتوقف رمز تضمينها عن العمل في كل موقع يحتوي عليه.',
  startOverUnfinished: 'هذا نهائي. يضيع إعدادك ويتوقف رمز التضمين عن العمل.',
  startOverNext: {
    dashboard: 'بعد ذلك تكون في لوحة المعلومات.',
    setup: 'بعد ذلك تُعِدّ أداتك الأخرى.',
  },
  danger: 'منطقة الخطر',
  dangerText: 'يؤثر هذا في كل موقع يستخدم الأداة.',
  startOverHelp: 'يحذف هذه الأداة وإعداداتها. يتوقف رمز التضمين عن العمل.',
  startOverConfirm: 'حذف الأداة',
  losses: 'ويحذف أيضًا:',
  lossChats: (count) =>
    `${counted(count, { one: 'محادثة واحدة', two: 'محادثتين', few: 'محادثات', many: 'محادثة' })} مع تقاريرها`,
  lossReplies: (count) =>
    counted(count, { one: 'ردًا محفوظًا واحدًا', two: 'ردّين محفوظين', few: 'ردود محفوظة', many: 'ردًا محفوظًا' }),
  lossTriggers: (count) =>
    counted(count, { one: 'عامل تشغيل واحدًا', two: 'عاملَي تشغيل', few: 'عوامل تشغيل', many: 'عامل تشغيل' }),
  lossUnknownChats: 'محادثاتها وتقاريرها',
  lossUnknownReplies: 'ردودها المحفوظة',
  lossUnknownTriggers: 'عوامل تشغيلها',
  noLosses: 'لا محادثات فيها بعد.',
  canUndo: (duration) => `بعد ذلك يمكنك التراجع خلال ${counted(duration, inSeconds)}.`,
  deletionWaiting: (name, duration) => `ستُحذف ${name} خلال ${counted(duration, inSeconds)}.`,
  deletionUndo: 'تراجع',
  deletionSent: (name) => `جارٍ حذف ${name}…`,
  deletionDone: (name) => `حُذفت ${name}.`,
  deletionFailed: (name, problem) => `تعذّر حذف ${name}. ${problem}`,
  deletionUnknown: (name) => `لا نعرف إن حُذفت ${name}. تحقق من اتصالك وحاول مرة أخرى.`,
  deletionRefused: (name) => `أكمل شخص آخر إعداد ${name}، لذا لم تُحذف.`,
  unknownError: 'حدث خطأ غير معروف، يرجى التواصل مع الدعم.',
});
