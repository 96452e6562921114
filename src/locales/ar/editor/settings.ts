import type { settingsLabels } from '../../../ui/settings/settings-labels';
import { translate } from '../../translate';

export const settings = translate<typeof settingsLabels>('settings', {
  behavior: 'السلوك',
  appearance: 'المظهر',
  'op-hours': 'ساعات العمل',
  install: 'كود التضمين',
  triggers: 'المشغّلات',
  'saved-replies': 'الردود المحفوظة',
  integrations: 'عمليات الدمج',
  'question-groups': 'مجموعات الأسئلة',
  navigation: 'إعدادات الأداة',
  basic: 'أساسي',
  basicHint: 'ليست ضمن خطتك',
  hasDraft: 'فيها تغييرات غير محفوظة',
  formFailed: 'تعذّر تحميل هذه الإعدادات.',
  setupRequired: 'تُتاح هذه الإعدادات بعد إعداد الأداة.',
  setupLink: 'أكمل الإعداد أولًا',
  planRequired: (feature) => `خطتك لا تتضمن ${feature}.`,
  planLink: 'يرجى الترقية',
  feature: {
    triggers: 'المشغّلات',
    savedReplies: 'الردود المحفوظة',
    bots: 'عمليات الدمج',
    whiteLabel: 'العلامة البيضاء',
    phoneSupport: 'الدعم الهاتفي',
    questionGroups: 'مجموعات الأسئلة',
    reports: 'التقارير',
    operatingHours: 'ساعات العمل',
  },
});
