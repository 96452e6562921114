import type { QuestionWidget } from '../../../model/settings/question-groups/review';
import { answerActions } from '../../../model/settings/question-groups/tree';
import { useMemo } from 'react';
import type { SelectOption } from '../../../ui/inputs/select';
import type { QuestionGroupsLabels } from '../labels';

/** What an answer can do: ask on, finish, or lead to one of the widgets. */
export function useActionOptions(widgets: readonly QuestionWidget[], labels: QuestionGroupsLabels) {
  return useMemo((): SelectOption[] => {
    const { actions, actionGroups } = labels;
    const known = answerActions.map((value) => {
      const group = value === 'new' || value === 'next' ? actionGroups.questions : actionGroups.endings;
      return { value, label: actions[value], group };
    });
    const rooms = widgets
      .filter((widget) => widget.uuid !== '')
      .map((widget) => ({ value: widget.uuid, label: widgetLabel(widget, labels), group: actionGroups.widgets }));
    return [{ value: '', label: actions[''] }, ...known, ...rooms];
  }, [widgets, labels]);
}

function widgetLabel({ name, status }: QuestionWidget, labels: QuestionGroupsLabels): string {
  if (status === 'online') return labels.widget(name);
  return status === 'offline' ? labels.offlineWidget(name) : labels.unfinishedWidget(name);
}
