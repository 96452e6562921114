import { defineLabels } from '../theme/labels';

export const searchLabels = defineLabels('search', {
  found: (count: number) => (count === 1 ? '1 option' : `${count} options`),
  nothing: (query: string) => `No matches for “${query}”.`,
  more: (count: number) => `${count} more. Keep typing to narrow the list.`,
  options: (label: string) => `${label}: options`,
});
