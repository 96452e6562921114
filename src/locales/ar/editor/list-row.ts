import { counted } from '../counted';
import type { listRowLabels } from '../../../ui/editor/list/list-row-labels';
import { translate } from '../../translate';

const lines = { one: 'سطر واحد', two: 'سطران', few: 'أسطر', many: 'سطرًا' };

export const listRow = translate<typeof listRowLabels>('list-row', {
  line: (position) => `السطر ${position}`,
  remove: (line) => `إزالة ${line}`,
  newLine: (label) => `${label}: سطر جديد`,
  add: 'إضافة',
  added: (count) => `أُضيف ${counted(count, lines)}`,
  removed: (line) => `أُزيل ${line}`,
});
