import { chatTargets, type QuestionWidget } from '../../../model/settings/question-groups/review';
import { answerActions } from '../../../model/settings/question-groups/tree';
import { useWidgetName } from '../../../ui/format/widget-name';
import type { SelectOption } from '../../../ui/inputs/select';
import { useLabels } from '../../../ui/theme/labels';
import { useTheme } from '../../../ui/theme/theme-context';
import { useMemo } from 'react';
import { questionGroupsLabels } from '../labels';

/** What an answer can do: ask another question, finish, or open a chat in one of the widgets. */
export function useActions(widgets: readonly QuestionWidget[]) {
  const labels = useLabels(questionGroupsLabels);
  const nameOf = useWidgetName();
  const { locale } = useTheme();
  return useMemo(() => {
    const { actions, actionGroups } = labels;
    const chatLabel = (uuid: string) => {
      const widget = widgets.find((one) => one.uuid === uuid);
      if (!widget) return labels.deletedWidget;
      const name = nameOf(widget);
      if (widget.status === 'online') return labels.widget(name);
      return widget.status === 'offline' ? labels.offlineWidget(name) : labels.unfinishedWidget(name);
    };
    const known = answerActions.map((value): SelectOption => {
      const group = value === 'new' || value === 'next' ? actionGroups.questions : actionGroups.endings;
      return { value, label: actions[value], group };
    });
    const chats = chatTargets(widgets, nameOf, locale).map(({ uuid }): SelectOption => ({
      value: uuid,
      label: chatLabel(uuid),
      group: actionGroups.widgets,
    }));
    return { options: [{ value: '', label: actions[''] }, ...known, ...chats], chatLabel };
  }, [widgets, labels, nameOf, locale]);
}
