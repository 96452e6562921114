import type { QuestionGroupEntry } from '../../model/settings/question-groups/question-groups';
import { nodesOf, type QuestionTree } from '../../model/settings/question-groups/tree';
import { useLiveEditor } from '../../ui/editor/editor-context';
import { useFormat } from '../../ui/format/format';
import { AddIcon, PasteIcon } from '../../ui/base/icons';
import { Button, VisuallyHidden } from '../../ui/radix';
import { useLabels } from '../../ui/theme/labels';
import { memo, useMemo } from 'react';
import { questionGroupsLabels } from './labels';

interface GroupCardsProps {
  entries: readonly QuestionGroupEntry[];
  selectedUid: string | undefined;
  onSelectedUidChange(uid: string): void;
  onAdd: (() => void) | undefined;
  onPaste: (() => void) | undefined;
}

/** One card per group, and the cards that add one. */
export function GroupCards({ entries, selectedUid, onSelectedUidChange, onAdd, onPaste }: GroupCardsProps) {
  const labels = useLabels(questionGroupsLabels);
  return (
    <ul className="cd-group-cards" aria-label={labels.cards}>
      {entries.map((entry) => (
        <li key={entry.uid}>
          <button
            type="button"
            className="rt-reset cd-group-card"
            aria-current={entry.uid === selectedUid ? 'true' : undefined}
            onClick={() => onSelectedUidChange(entry.uid)}
          >
            <CardText entry={entry} />
          </button>
        </li>
      ))}
      {onAdd && (
        <li className="cd-group-adds">
          {onPaste && (
            <Button type="button" variant="outline" color="gray" onClick={onPaste}>
              <PasteIcon size={16} aria-hidden />
              {labels.pasteGroup}
            </Button>
          )}
          <Button type="button" variant="outline" color="gray" onClick={onAdd}>
            <AddIcon size={16} aria-hidden />
            {labels.addGroup}
          </Button>
        </li>
      )}
    </ul>
  );
}

function CardText({ entry }: { entry: QuestionGroupEntry }) {
  const labels = useLabels(questionGroupsLabels);
  const { label, shortcut, auto, tree } = useLiveEditor(entry.editor).value;
  const marks = [
    auto ? labels.opensAlone : '',
    entry.status === 'new' ? labels.neverSaved : '',
    entry.status === 'deletedElsewhere' ? labels.deletedElsewhere : '',
  ].filter((mark) => mark !== '');
  return (
    <>
      <span className="cd-group-card-head">
        <span className="cd-group-card-name" dir="auto">
          {label.trim() || (entry.status === 'new' ? labels.newGroup : labels.untitled)}
        </span>
        {entry.status === 'saved' && entry.hasDraft && (
          <span className="cd-group-draft" title={labels.unsaved}>
            <VisuallyHidden>{labels.unsaved}</VisuallyHidden>
          </span>
        )}
      </span>
      <span className="cd-group-card-about">
        <QuestionCount tree={tree} />
        {shortcut.trim() !== '' && (
          <>
            {' · '}
            <bdi>{shortcut}</bdi>
          </>
        )}
      </span>
      {marks.length > 0 && (
        <span className="cd-group-card-marks">
          {marks.map((mark) => (
            <span key={mark} className="cd-group-mark" data-mark={mark === labels.opensAlone ? 'auto' : 'draft'}>
              {mark}
            </span>
          ))}
        </span>
      )}
    </>
  );
}

const QuestionCount = memo(function QuestionCount({ tree }: { tree: QuestionTree }) {
  const labels = useLabels(questionGroupsLabels);
  const { count } = useFormat();
  const questions = useMemo(() => nodesOf(tree).filter(({ isQ }) => isQ).length, [tree]);
  return labels.questionCount(questions, count(questions));
});
