import type { keysLabels } from '../../../ui/keys/shortcut-keys';
import { translate } from '../../translate';

export const keys = translate<typeof keysLabels>('keys', {
  ctrl: 'Strg',
  alt: 'Alt',
  shift: 'Umschalt',
  or: 'oder',
});
