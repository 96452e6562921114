import type { widgetResetLabels } from '../../../ui/overlays/widget-reset';
import { translate } from '../../translate';

export const widgetReset = translate<typeof widgetResetLabels>('widget-reset', {
  changeChannel: 'تغيير القناة',
  changeChannelTitle: (channel) => `هل تريد تغيير قناة الأداة ${channel}؟`,
  changeChannelText: 'تتوقف الأداة حتى تختار قناة أخرى، وتبقى إعداداتها ورمزها كما هي.',
  startOver: 'البدء من جديد',
  startOverTitle: (name) => `هل تريد حذف الأداة ${name}؟`,
  startOverText: 'هذا نهائي: تُفقد إعداداتها، ويتوقف رمزها حيث وُضع في موقع.',
  startOverConfirm: 'حذف الأداة',
  unknownError: 'حدث خطأ غير معروف، يرجى التواصل مع الدعم.',
});
