import type { whyOfflineLabels } from '../../../ui/feedback/why-offline';
import { translate } from '../../translate';

export const whyOffline = translate<typeof whyOfflineLabels>('why-offline', {
  setupUnfinished: 'لم يكتمل إعداد الأداة.',
  setupUnfinishedLink: 'إكمال الإعداد',
  switchedOff: 'أُوقفت الأداة يدويًا.',
  switchedOffLink: 'تشغيلها',
  paymentMissing: 'لا توجد دفعة سارية لحسابك.',
  paymentMissingLink: 'تحديث الفوترة',
  overQuota: 'تجاوز حسابك حدود خطته.',
  overQuotaLink: 'عرض الخطط',
  connectionExpired: 'لم يعد Slack يقبل اتصال الأداة.',
  connectionExpiredLink: 'إعادة الاتصال',
  outsideHours: 'الأداة خارج ساعات عملها.',
  outsideHoursLink: 'عرض الساعات',
  nobodyActive: 'جميع المشغّلين غائبون و/أو ساعات العمل مفعّلة.',
  nobodyActiveLink: 'عرض إعدادات التوفر',
  askAdmin: 'اسأل أحد مسؤولي حسابك.',
});
