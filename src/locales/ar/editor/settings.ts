import type { settingsLabels } from '../../../ui/settings/settings-labels';
import { translate } from '../../translate';

export const settings = translate<typeof settingsLabels>('settings', {
  behavior: 'السلوك',
  appearance: 'المظهر',
  'op-hours': 'ساعات العمل',
  install: 'رمز التضمين',
  triggers: 'عوامل التشغيل',
  'saved-replies': 'الردود المحفوظة',
  integrations: 'التكاملات',
  'question-groups': 'مجموعات الأسئلة',
  navigation: 'إعدادات الأداة',
  basic: 'أساسي',
  basicHint: 'غير مشمول في خطتك',
  hasDraft: 'فيها تغييرات غير محفوظة',
  formFailed: 'تعذّر تحميل هذه الإعدادات.',
  setupRequired: 'يمكنك تغيير هذه الإعدادات بعد إعداد الأداة.',
  setupLink: 'أكمل الإعداد أولًا',
  planRequired: (feature) => `خطتك لا تشمل ${feature}.`,
  planLink: 'يرجى الترقية',
  feature: {
    triggers: 'عوامل التشغيل',
    savedReplies: 'الردود المحفوظة',
    bots: 'التكاملات',
    whiteLabel: 'العلامة البيضاء',
    phoneSupport: 'الدعم الهاتفي',
    questionGroups: 'مجموعات الأسئلة',
    reports: 'التقارير',
    operatingHours: 'ساعات العمل',
  },
});
