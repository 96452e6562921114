import type { skeletonLabels } from '../../../ui/base/skeleton';
import { translate } from '../../translate';

export const skeleton = translate<typeof skeletonLabels>('skeleton', { loading: 'جارٍ التحميل' });
