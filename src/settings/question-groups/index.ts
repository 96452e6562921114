export { questionGroupsLabels, type QuestionGroupsLabels } from './labels';
export { QuestionGroupsTab, type QuestionGroupsTabOptions } from './question-groups-tab';
export { QuestionGroupsTabLoading } from './question-groups-tab-loading';
