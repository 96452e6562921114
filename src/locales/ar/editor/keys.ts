import type { keysLabels } from '../../../ui/keys/shortcut-keys';
import { translate } from '../../translate';

export const keys = translate<typeof keysLabels>('keys', {
  ctrl: 'Ctrl',
  alt: 'Alt',
  shift: 'Shift',
  or: 'أو',
});
