import type { QuestionGroupEntry } from '../../model/settings/question-groups/question-groups';
import { nodesOf, type QuestionTree } from '../../model/settings/question-groups/tree';
import { useLiveEditor } from '../../ui/editor/editor-context';
import { useFormat } from '../../ui/format/format';
import { AddIcon, PasteIcon } from '../../ui/base/icons';
import { Button, VisuallyHidden } from '../../ui/radix';
import { usePages } from '../../ui/data-table/use-pages';
import { useLabels } from '../../ui/theme/labels';
import { memo, useMemo, type ReactNode } from 'react';
import { groupName } from './group-actions';
import { questionGroupsLabels } from './labels';

interface GroupCardsProps {
  entries: readonly QuestionGroupEntry[];
  selectedUid: string | undefined;
  onSelectedUidChange(uid: string): void;
  onAdd: (() => void) | undefined;
  onPaste: (() => void) | undefined;
  /** The actions on the selected group. */
  menu: ReactNode;
}

/** One card per group, and what adds one. */
export function GroupCards({ entries, selectedUid, onSelectedUidChange, onAdd, onPaste, menu }: GroupCardsProps) {
  const labels = useLabels(questionGroupsLabels);
  const { shown, pager } = usePages(entries, { start: entries.findIndex(({ uid }) => uid === selectedUid) });
  return (
    <>
      <div className="cd-group-bar">
        <ul className="cd-group-cards" aria-label={labels.cards}>
          {shown.map((entry) => (
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
        </ul>
        <div className="cd-group-adds">
          {onAdd && onPaste && (
            <Button type="button" variant="outline" color="gray" onClick={onPaste}>
              <PasteIcon size={16} aria-hidden />
              {labels.pasteGroup}
            </Button>
          )}
          {onAdd && (
            <Button type="button" variant="outline" color="gray" onClick={onAdd}>
              <AddIcon size={16} aria-hidden />
              {labels.addGroup}
            </Button>
          )}
          {menu}
        </div>
      </div>
      {pager}
    </>
  );
}

function CardText({ entry }: { entry: QuestionGroupEntry }) {
  const labels = useLabels(questionGroupsLabels);
  const { label, shortcut, auto, tree } = useLiveEditor(entry.editor).value;
  const marks = [
    entry.status === 'new' ? labels.neverSaved : '',
    entry.status === 'deletedElsewhere' ? labels.deletedElsewhere : '',
  ].filter((mark) => mark !== '');
  return (
    <>
      <span className="cd-group-card-head">
        <span className="cd-group-card-name" dir="auto">
          {groupName(label, entry.status, labels)}
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
        {auto && ` · ${labels.opensAlone}`}
      </span>
      {marks.length > 0 && (
        <span className="cd-group-card-marks">
          {marks.map((mark) => (
            <span key={mark} className="cd-group-mark">
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
