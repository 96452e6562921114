import type { crashLabels } from '../../../ui/feedback/crash-notice';
import { translate } from '../../translate';

export const crash = translate<typeof crashLabels>('crash', {
  text: 'Ein unerwarteter Fehler ist aufgetreten. Bitte wenden Sie sich an den Support.',
  retry: 'Erneut versuchen',
});
