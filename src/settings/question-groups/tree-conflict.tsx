import { useId, type RefObject } from 'react';
import type { Editor } from '../../model/core/editor';
import type { QuestionGroupFields } from '../../model/settings/question-groups/group-fields';
import { nodesOf } from '../../model/settings/question-groups/tree';
import { RowConflict } from '../../ui/editor/rows/row-conflict';
import { useFormat } from '../../ui/format/format';
import { useLabels } from '../../ui/theme/labels';
import { questionGroupsLabels } from './labels';

interface TreeConflictProps {
  editor: Editor<QuestionGroupFields, 'group'>;
  /** The part of the form with the questions. */
  place: RefObject<HTMLElement | null>;
}

/** Asks which questions to keep when someone else changed them as well. */
export function TreeConflict({ editor, place }: TreeConflictProps) {
  const labels = useLabels(questionGroupsLabels);
  const { count } = useFormat();
  const id = useId();
  if (!editor.conflicts.tree) return null;
  const theirs = nodesOf(editor.saved.tree).filter(({ isQ }) => isQ).length;
  return (
    <RowConflict
      id={id}
      theirs={labels.questionCount(theirs, count(theirs))}
      place={place}
      onResolve={(keep) => editor.onResolve('tree', keep)}
    />
  );
}
