import { counted } from '../counted';
import type { upgradeLabels } from '../../../screens/upgrade/labels';
import { translate } from '../../translate';

const channelForms = { one: 'قناة واحدة', two: 'قناتين', few: 'قنوات', many: 'قناة' };

const users = { one: 'مستخدم واحد', two: 'مستخدمان', few: 'مستخدمين', many: 'مستخدمًا' };

const monthForms = { one: 'شهر واحد', two: 'شهرين', few: 'أشهر', many: 'شهرًا' };

export const upgrade = translate<typeof upgradeLabels>('upgrade', {
  title: 'قم بالترقية لإضافة المزيد من القنوات',
  limit: (channels) => `تشمل خطتك ${counted(channels, channelForms)}. لإضافة المزيد، اختر خطة أكبر.`,
  currentPlan: 'الخطة الحالية',
  nextPlan: 'الخطة التالية',
  perMonth: (price) => `${price} شهريًا`,
  billedMonthly: 'تُدفع شهريًا',
  billedYearly: (price) => `${price} تُدفع سنويًا`,
  customPrice: 'سعر مخصّص',
  insteadOf: 'السعر المعتاد:',
  channels: 'القنوات',
  operators: 'المشغّلون',
  conversations: 'المحادثات شهريًا',
  unlimited: 'بلا حد',
  needChannels: (count) => `تحتاج إلى ${count}`,
  haveUsers: (count) => `لديك ${counted(count, users)}`,
  recentConversations: (count) => `مؤخرًا ${count}`,
  belowUsage: 'أقل مما تحتاج',
  nextFits: (plan) => `${plan} هي أرخص خطة تناسب استخدامك مع قناة إضافية.`,
  otherFits: (next, best) => `خطة ${next} لا تناسب استخدامك. ${best} هي أرخص خطة تناسبك.`,
  cheaperFits: (best) => `${best} هي أرخص خطة تناسب استخدامك مع قناة إضافية.`,
  noneFits: 'مع قناة إضافية، لا تناسب استخدامك أي خطة بسعر معلن.',
  annualSaves: (plan, saving, months) =>
    `الدفع السنوي لخطة ${plan} يوفّر ${saving} سنويًا، ويصبح مجديًا بعد ${counted(months, monthForms)}.`,
  conversationsUnknown: 'تعذّر تحميل محادثاتك الأخيرة، لذا لا تُحتسب هنا.',
  usersUnknown: 'تعذّر تحميل مستخدميك، لذا لا يُحتسبون هنا.',
  comparePlans: 'مقارنة كل الخطط',
  adviceFailed: 'تعذّر تحميل ما تستخدمه.',
  changes: 'ما الذي يتغير',
  priceRises: ({ from, to, by }) => `ستدفع ${by} أكثر شهريًا: ${to} (حاليًا ${from}).`,
  priceFalls: ({ from, to, by }) => `ستدفع ${by} أقل شهريًا: ${to} (حاليًا ${from}).`,
  nowYearly: 'تدفع سنويًا بدلًا من شهريًا.',
  nowMonthly: 'تدفع شهريًا بدلًا من سنويًا.',
  gained: (features) => `تكسب: ${features}.`,
  lost: (features) => `تفقد: ${features}.`,
  warning: 'تبديل الخطة يغيّر المبلغ الذي ستدفعه، وربما الميزات التي تشملها الخطة المختارة.',
  checkoutHint: 'ستُدخل وسيلة دفع في الصفحة التالية. يمكنك الرجوع منها أيضًا.',
  submit: 'نعم، أريد الترقية',
  upgrading: 'جارٍ الترقية…',
  leaving: 'جارٍ فتح صفحة الدفع…',
  upgraded: 'تمت الترقية',
  changedMeanwhile: 'تغيّرت خطتك أو سعرها للتو، لذا لم تتم الترقية. راجع العرض الجديد.',
  back: 'العودة إلى لوحة المعلومات',
  pricing: 'عرض كل الأسعار',
  askAdmin: 'اطلب من مسؤول تغيير الخطة.',
  noNextTitle: 'أنت على أكبر خطة',
  noNext: 'تشمل خطتك بالفعل أكبر عدد قنوات يمكن اختياره هنا. تواصل معنا للحصول على خطة تناسبك.',
  customNext: 'لهذه الخطة سعر مخصّص. تواصل معنا للحصول على عرض سعر.',
  contact: 'تواصل معنا',
  thanksTitle: 'شكرًا لترقيتك',
  thanks: (plan, channels) => `خطتك ${plan} سارية، وتشمل ${counted(channels, channelForms)}.`,
  planTitle: 'خطتك',
  notUpgraded: (plan) => `حسابك على خطة ${plan} ولم تتم ترقيته.`,
  planOfAccount: (plan) => `حسابك على خطة ${plan}.`,
  toDashboard: 'الانتقال إلى لوحة المعلومات',
  toAccount: 'الانتقال إلى إعدادات الحساب',
  toPlans: 'عرض الخطط',
});
