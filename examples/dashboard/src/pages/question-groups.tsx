import { QuestionGroupsTab } from 'chatdeck/settings/question-groups';
import { useSettingsNavigation, useQuestionGroupsTab } from 'chatdeck/hooks';
import type { TabPageProps } from '../page-props';

export default function QuestionGroupsPage({ widgetId, field }: TabPageProps) {
  return <QuestionGroupsTab {...useSettingsNavigation(widgetId)} {...useQuestionGroupsTab(widgetId)} field={field} />;
}
