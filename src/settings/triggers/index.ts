export { TriggersTab } from './triggers-tab';
export type { TriggersTabOptions } from './triggers-section';
export { TriggersTabLoading } from './triggers-tab-loading';
export { triggersLabels, type TriggersLabels } from './labels';
