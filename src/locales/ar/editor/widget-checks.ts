import type { widgetChecksLabels } from '../../../ui/settings/widget-checks-labels';
import { translate } from '../../translate';

export const widgetChecks = translate<typeof widgetChecksLabels>('widget-checks', {
  findWidget: 'ابحث عن أداة',
  noWidgetFound: 'لا توجد أدوات مطابقة.',
  selectAll: 'كل الأدوات',
  selectFound: 'كل المطابقة',
  selectWorkspace: (name) => `كل أدوات ${name}`,
  noWorkspace: 'بلا مساحة عمل',
});
