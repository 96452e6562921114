import type { chipsLabels } from '../../../ui/editor/chips/use-chips';
import { translate } from '../../translate';

export const chips = translate<typeof chipsLabels>('chips', {
  chosen: (label) => `${label}: المحدد`,
  remove: (name) => `إزالة ${name}`,
  added: (name) => `أُضيف ${name}`,
  removed: (name) => `أُزيل ${name}`,
});
