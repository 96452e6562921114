import { defineLabels } from '../../theme/labels';

export const listRowLabels = defineLabels('list-row', {
  line: (position: number) => `Line ${position}`,
  remove: (line: string) => `Remove ${line}`,
  newLine: (label: string) => `${label}: new line`,
  add: 'Add',
  added: (count: number) => (count === 1 ? '1 line added' : `${count} lines added`),
  removed: (line: string) => `${line} removed`,
});
