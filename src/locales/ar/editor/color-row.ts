import type { colorRowLabels } from '../../../ui/editor/rows/color-row';
import { translate } from '../../translate';

export const colorRow = translate<typeof colorRowLabels>('color-row', {
  invalid: 'أدخل لونًا بالرمز # وستة رموز (0-9 وa-f)، مثل #3f51b5.',
  picker: (label) => `${label}: فتح منتقي الألوان`,
  swatches: (label) => `${label}: اقتراحات`,
});
