import type { widgetResetLabels } from '../../../ui/overlays/widget-reset';
import { translate } from '../../translate';

export const widgetReset = translate<typeof widgetResetLabels>('widget-reset', {
  changeChannel: 'تغيير القناة',
  changeChannelTitle: (channel) => `هل تريد تغيير قناة الأداة ${channel}؟`,
  changeChannelText: 'تتوقف الأداة حتى تختار قناة أخرى، وتبقى إعداداتها ورمزها كما هي.',
  startOver: 'البدء من جديد',
  startOverTitle: (name) => `هل تريد حذف الأداة ${name}؟`,
  startOverText: 'هذا نهائي، ويحذف:',
  startOverSettings: 'إعدادات الأداة: السلوك والمظهر وساعات العمل وعوامل التشغيل',
  startOverReplies: 'ردودها المحفوظة وروبوتاتها ومستخدميها',
  startOverReports: 'سجل محادثاتها وتقاريرها',
  startOverCode: 'يتوقف رمزها في كل موقع وُضع فيه.',
  startOverUnfinished: 'هذا نهائي: يضيع ما أُعدّ حتى الآن، ويتوقف رمزها حيث وُضع في موقع.',
  startOverNext: {
    dashboard: 'بعد ذلك تكون في لوحة المعلومات.',
    setup: 'بعد ذلك تُعِدّ أداتك الأخرى.',
  },
  danger: 'منطقة الخطر',
  dangerText: 'ما لا رجعة فيه.',
  startOverHelp: 'يحذف هذه الأداة وإعداداتها، ويتوقف رمزها حيثما وُضع.',
  startOverConfirm: 'حذف الأداة',
  unknownError: 'حدث خطأ غير معروف، يرجى التواصل مع الدعم.',
});
