import { QuestionGroupsTab } from '../../../settings/question-groups';
import { useQuestionGroupsTab } from '../../../hooks/question-groups';
import { useSettingsNavigation } from '../../../hooks/settings';
import { routeAs, type PartProps } from '../../runtime/part-props';

export default function QuestionGroupsPart({ route, screen }: PartProps) {
  const { widgetId = '', field } = routeAs(route, 'settings');
  return (
    <QuestionGroupsTab
      {...useSettingsNavigation(widgetId)}
      {...useQuestionGroupsTab(widgetId)}
      field={field}
      {...screen}
    />
  );
}
