import type { secretRowLabels } from '../../../ui/editor/rows/secret-row';
import { translate } from '../../translate';

export const secretRow = translate<typeof secretRowLabels>('secret-row', {
  show: (label) => `Anzeigen: ${label}`,
  hide: (label) => `Verbergen: ${label}`,
  copy: (label) => `Kopieren: ${label}`,
});
