export { BehaviorTab, type BehaviorTabOptions } from './behavior-tab';
export { BehaviorTabLoading } from './behavior-tab-loading';
export { behaviorLabels, type BehaviorLabels } from './labels';
