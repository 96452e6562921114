import type { colorRowLabels } from '../../../ui/editor/rows/color-row';
import { translate } from '../../translate';

export const colorRow = translate<typeof colorRowLabels>('color-row', {
  invalid: 'أدخل لونًا بالرمز # وستة رموز من 0 إلى 9 ومن a إلى f، مثل #3f51b5.',
  picker: (label) => `${label}: فتح منتقي الألوان`,
  swatches: (label) => `${label}: اقتراحات`,
});
