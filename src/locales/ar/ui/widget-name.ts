import type { widgetNameLabels } from '../../../ui/format/widget-name';
import { translate } from '../../translate';

export const widgetName = translate<typeof widgetNameLabels>('widget-name', {
  unnamed: (id) => (id === undefined ? 'أداة بلا اسم' : `الأداة ${id}`),
});
