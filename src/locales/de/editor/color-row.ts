import type { colorRowLabels } from '../../../ui/editor/rows/color-row';
import { translate } from '../../translate';

export const colorRow = translate<typeof colorRowLabels>('color-row', {
  invalid: 'Geben Sie eine Farbe als # und sechs Zeichen von 0 bis 9 und a bis f ein, zum Beispiel #3f51b5.',
  picker: (label) => `${label}: Farbwähler öffnen`,
  swatches: (label) => `${label}: Vorschläge`,
});
