import { defineLabels } from '../theme/labels';

export const searchLabels = defineLabels('search', {
  found: (count: number) => (count === 1 ? '1 choice' : `${count} choices`),
  nothing: (query: string) => `Nothing found for “${query}”.`,
  more: (count: number) => `Type to narrow: ${count} more.`,
  options: (label: string) => `${label}: choices`,
});
