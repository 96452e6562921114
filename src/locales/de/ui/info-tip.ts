import type { infoTipLabels } from '../../../ui/overlays/info-tip';
import { translate } from '../../translate';

export const infoTip = translate<typeof infoTipLabels>('info-tip', { about: (subject) => `Info zu ${subject}` });
