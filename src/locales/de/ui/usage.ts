import type { usageLabels } from '../../../ui/charts/usage-bar';
import { translate } from '../../translate';

export const usage = translate<typeof usageLabels>('usage', {
  used: (used, limit) => `${used} von ${limit}`,
  unlimited: (used) => `${used}, unbegrenzt`,
  warning: 'Fast aufgebraucht',
  reached: 'Limit erreicht',
  over: 'Limit überschritten',
});
