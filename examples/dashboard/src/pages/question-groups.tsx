import { QuestionGroupsTab } from 'chatdeck/settings/question-groups';
import { useQuestionGroupsTab } from 'chatdeck/hooks';
import type { Id } from 'chatdeck/model';

export default function QuestionGroupsPage({ widgetId }: { widgetId: Id }) {
  return <QuestionGroupsTab {...useQuestionGroupsTab(widgetId)} />;
}
