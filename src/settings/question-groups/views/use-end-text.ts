import type { QuestionNode } from '../../../model/entities/question-group';
import { useLabels } from '../../../ui/theme/labels';
import { useCallback } from 'react';
import { actionText } from '../action-text';
import { questionGroupsLabels } from '../labels';
import { useTree } from '../tree/tree-context';
import { useActions } from '../tree/use-actions';

/** Says where an answer leads that asks no question of its own. */
export function useEndText(): (answer: QuestionNode) => string {
  const labels = useLabels(questionGroupsLabels);
  const { chatLabel } = useActions(useTree().widgets);
  return useCallback(
    ({ action, customResponseText }) =>
      action === '' || action === 'new'
        ? labels.flawMarks.noAction
        : actionText({ action, customResponseText, place: '' }, labels, chatLabel),
    [labels, chatLabel],
  );
}
