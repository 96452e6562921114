export { TriggersTab, type TriggersTabOptions } from './triggers-tab';
export { TriggersTabLoading } from './triggers-tab-loading';
export { triggersLabels, type TriggersLabels } from './labels';
