import type { widgetResetLabels } from '../../../ui/overlays/widget-reset';
import { translate } from '../../translate';

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
  dangerText: 'لا يمكن التراجع عن هذا.',
  startOverHelp: 'يحذف هذه الأداة وإعداداتها. يتوقف رمز التضمين عن العمل.',
  startOverConfirm: 'حذف الأداة',
  unknownError: 'حدث خطأ غير معروف، يرجى التواصل مع الدعم.',
});
