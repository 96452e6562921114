export { BehaviorTab, type BehaviorTabOptions } from './behavior-tab';
export { BehaviorTabLoading } from './behavior-tab-loading';
export { webhookSamplesLabels, type WebhookSamplesLabels } from './samples-labels';
export { behaviorLabels, type BehaviorLabels } from './labels';
