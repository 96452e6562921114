import { QuestionGroupsTab } from 'chatdeck/settings/question-groups';
import { useQuestionGroupsTab } from 'chatdeck/hooks';
import type { TabPageProps } from '../page-props';

export default function QuestionGroupsPage({ widgetId }: TabPageProps) {
  return <QuestionGroupsTab {...useQuestionGroupsTab(widgetId)} />;
}
