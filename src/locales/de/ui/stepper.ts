import type { stepperLabels } from '../../../ui/page/stepper';
import { translate } from '../../translate';

export const stepper = translate<typeof stepperLabels>('stepper', {
  done: 'erledigt',
  current: 'aktueller Schritt',
  todo: 'noch offen',
});
