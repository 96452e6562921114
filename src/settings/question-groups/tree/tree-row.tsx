import type { ErrorCode } from '../../../model/core/editor';
import type { QuestionLine } from '../../../model/settings/question-groups/lines';
import type { QuestionFlaw } from '../../../model/settings/question-groups/review';
import { AddIcon } from '../../../ui/base/icons';
import { DragHandle, SortableItem } from '../../../ui/ordering/sortable-item';
import { sortableLabels } from '../../../ui/ordering/sortable-labels';
import { IconButton } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { isShortcut } from '../../../ui/keys/shortcuts';
import { memo, type FocusEvent, type KeyboardEvent } from 'react';
import { questionGroupsLabels } from '../labels';
import { lineName } from '../tree-labels';
import { NodeMarks } from './node-marks';
import { NodeMenu } from './node-menu';
import { NodeAction, NodeFold, NodeReply, NodeText } from './node-parts';
import { rowKeyAction } from './row-keys';
import { useTreeRows } from './tree-context';

/** Deeper levels are not indented further. */
const MAX_INDENT = 12;

/**
 * Plain values only: every keystroke creates new lines, and a row renders again only when one of its values changes.
 */
interface TreeRowProps extends QuestionLine {
  /** The line that was focused last. Tab reaches it and its controls; arrow keys lead to the others. */
  isActive: boolean;
  /** It shows its fields; the others read as a list. */
  isOpen: boolean;
  match: 'none' | 'found' | 'current';
  textError: ErrorCode | undefined;
  actionError: ErrorCode | undefined;
  /** What visitors would run into there. */
  flaw: QuestionFlaw | undefined;
  /** The player has gone through it. */
  isVisited: boolean;
}

/** A question or an answer. */
export const TreeRow = memo(function TreeRow(props: TreeRowProps) {
  const { isActive, isOpen, match, textError, actionError, flaw, isVisited, ...line } = props;
  const { id, isQ, place } = line;
  const { dispatch, isReadOnly } = useTreeRows();
  const labels = useLabels(questionGroupsLabels);
  const { handle } = useLabels(sortableLabels);
  const name = lineName(labels, line);
  const kind = isQ ? labels.question(place) : labels.answer(place);
  const tabIndex = isActive ? 0 : -1;
  const handleBlur = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    dispatch({ type: 'leave', id, isLedOn: event.relatedTarget !== null });
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const pressed = event.target as Element;
    // A menu's keys come from outside, and a drag has its own.
    if (!event.currentTarget.contains(pressed) || pressed.matches('.cd-drag-handle')) return;
    const isOnRow = pressed === event.currentTarget;
    const leaves = !isOnRow && !event.nativeEvent.isComposing && isShortcut(event, 'leaveText');
    const action = isOnRow
      ? rowKeyAction(event, line)
      : leaves
        ? ({ type: 'focus', id, part: 'row' } as const)
        : undefined;
    if (!action) return;
    event.preventDefault();
    dispatch(action);
  };
  return (
    <SortableItem id={id} className="cd-tree-line" data-depth={Math.min(line.depth, MAX_INDENT)}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- A line takes keys of its own. */}
      <div
        className="cd-node"
        role="group"
        aria-label={name}
        tabIndex={tabIndex}
        data-kind={isQ ? 'question' : 'answer'}
        data-match={match}
        data-active={isOpen || undefined}
        // A press must not open the line, which would move what is pressed.
        onMouseDown={(event) => {
          const button = (event.target as Element).closest('button');
          if (!isOpen && button && !button.matches('.cd-drag-handle')) event.preventDefault();
        }}
        onFocus={() => dispatch({ type: 'enter', id })}
        onBlur={handleBlur}
        onKeyDown={handleKeyDown}
      >
        <div className="cd-node-lead">
          {!isReadOnly && line.count > 1 ? (
            <DragHandle label={handle(name)} tabIndex={tabIndex} />
          ) : (
            <span className="cd-node-no-handle" />
          )}
          {line.hasChildren ? (
            <NodeFold line={line} name={name} tabIndex={tabIndex} />
          ) : (
            <span className="cd-node-no-fold" />
          )}
          <span className="cd-node-mark" aria-hidden="true">
            {isQ && line.place}
          </span>
        </div>
        <NodeText line={line} label={labels.textOf(kind)} error={textError} />
        {!isQ && <NodeAction line={line} label={labels.actionOf(kind)} error={actionError} tabIndex={tabIndex} />}
        <NodeMarks flaw={flaw} isVisited={isVisited} />
        <div className="cd-node-end">
          {isQ && !isReadOnly && (
            <IconButton
              type="button"
              size="1"
              variant="ghost"
              color="gray"
              aria-label={`${labels.addAnswer}: ${name}`}
              title={labels.addAnswer}
              tabIndex={tabIndex}
              onClick={() => dispatch({ type: 'addAnswer', id })}
            >
              <AddIcon size={16} aria-hidden />
            </IconButton>
          )}
          <NodeMenu line={line} name={name} tabIndex={tabIndex} />
        </div>
        {line.action === 'customResponse' && <NodeReply line={line} label={labels.replyOf(kind)} tabIndex={tabIndex} />}
      </div>
    </SortableItem>
  );
});
