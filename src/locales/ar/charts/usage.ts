import { counted } from '../counted';
import type { usageLabels } from '../../../ui/charts/usage-bar';
import { translate } from '../../translate';

const userForms = { one: 'مستخدم واحد', two: 'مستخدمان', few: 'مستخدمين', many: 'مستخدمًا' };
const monthForms = { one: 'شهر واحد', two: 'شهرين', few: 'أشهر', many: 'شهرًا' };

export const usage = translate<typeof usageLabels>('usage', {
  used: (used, limit) => `${used} من ${limit}`,
  unlimited: (used) => `${used}، بلا حد`,
  warning: 'أوشك على النفاد',
  reached: 'بُلغ الحد',
  over: 'فوق الحد',
  noLimit: 'بلا حد',
  haveChannels: (written) => `لديك ${written}`,
  haveUsers: (count) => `لديك ${counted(count, userForms)}`,
  recently: (written) => `مؤخرًا ${written}`,
  belowNeed: 'أقل مما تحتاج',
  yearSaves: (saving, months) =>
    `الفوترة السنوية توفّر ${saving} سنويًا، وتصبح مجدية بعد ${counted(months, monthForms)}.`,
  conversationsUnknown: 'تعذّر تحميل محادثاتك الأخيرة، لذا لا تُحتسب هنا.',
  usersUnknown: 'تعذّر تحميل مستخدميك، لذا لا يُحتسبون هنا.',
});
