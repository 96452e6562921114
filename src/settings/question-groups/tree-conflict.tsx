import type { Editor } from '../../model/core/editor';
import type { QuestionGroupFields } from '../../model/settings/question-groups/group-fields';
import { nodesOf } from '../../model/settings/question-groups/tree';
import { editorLabels } from '../../ui/editor/editor-labels';
import { keepFocus } from '../../ui/editor/rows/keep-focus';
import { useFormat } from '../../ui/format/format';
import { useLabels } from '../../ui/theme/labels';
import { Button, Text } from '../../ui/radix';
import { questionGroupsLabels } from './labels';

/** Asks which questions to keep when someone else changed them too. */
export function TreeConflict({ editor }: { editor: Editor<QuestionGroupFields, 'group'> }) {
  const labels = useLabels(questionGroupsLabels);
  const common = useLabels(editorLabels);
  const { count } = useFormat();
  if (!editor.conflicts.tree) return null;
  const button = (keep: 'mine' | 'theirs', text: string) => (
    <Button
      type="button"
      size="1"
      variant="outline"
      color="gray"
      onClick={({ currentTarget }) =>
        keepFocus(currentTarget.closest<HTMLElement>('.cd-group-tree'), () => editor.onResolve('tree', keep))
      }
    >
      {text}
    </Button>
  );
  const theirs = nodesOf(editor.saved.tree).filter(({ isQ }) => isQ).length;
  return (
    <div className="cd-row-conflict" role="group" aria-label={labels.tree} data-chatdeck="conflict">
      <Text as="p" size="2">
        {common.changedElsewhere(labels.questionCount(theirs, count(theirs)))}
      </Text>
      <div className="cd-row-conflict-actions">
        {button('mine', common.keepMine)}
        {button('theirs', common.takeTheirs)}
      </div>
    </div>
  );
}
