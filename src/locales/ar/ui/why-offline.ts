import type { whyOfflineLabels } from '../../../ui/feedback/why-offline';
import { translate } from '../../translate';

export const whyOffline = translate<typeof whyOfflineLabels>('why-offline', {
  setupUnfinished: 'الإعداد غير مكتمل.',
  setupUnfinishedLink: 'إكمال الإعداد',
  switchedOff: 'أُوقفت الأداة يدويًا.',
  switchedOffLink: 'تشغيل الأداة',
  paymentMissing: 'دفعة حسابك متأخرة.',
  paymentMissingLink: 'تحديث الفوترة',
  overQuota: 'تجاوز حسابك حدود خطته.',
  overQuotaLink: 'عرض الخطط',
  connectionExpired: 'انتهت صلاحية الاتصال بـ Slack.',
  connectionExpiredLink: 'إعادة ربط Slack',
  outsideHours: 'خارج ساعات العمل.',
  outsideHoursLink: 'عرض ساعات العمل',
  nobodyActive: 'جميع المشغّلين غائبون و/أو ساعات العمل مفعّلة.',
  nobodyActiveLink: 'عرض إعدادات الحضور',
  askAdmin: 'تواصل مع مسؤول.',
});
