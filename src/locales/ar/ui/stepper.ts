import type { stepperLabels } from '../../../ui/page/stepper';
import { translate } from '../../translate';

export const stepper = translate<typeof stepperLabels>('stepper', {
  done: 'تمّت',
  current: 'الخطوة الحالية',
  todo: 'قادمة',
});
