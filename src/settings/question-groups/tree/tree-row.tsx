import { decodeEntities } from '../../../model/core/decode-entities';
import type { QuestionLine } from '../../../model/settings/question-groups/lines';
import { DragHandle } from '../../../ui/ordering/drag-area';
import { AddIcon } from '../../../ui/base/icons';
import { IconButton } from '../../../ui/radix';
import type { SelectOption } from '../../../ui/inputs/select';
import { memo, useId, type FocusEvent } from 'react';
import type { QuestionGroupsLabels } from '../labels';
import { NodeMenu } from './node-menu';
import { NodeAction, NodeError, NodeFold, NodeReply, NodeText } from './node-parts';
import type { RowIntents } from './row-intents';

interface TreeRowProps {
  line: QuestionLine;
  on: RowIntents;
  options: readonly SelectOption[];
  /** The line that was last in focus: all of its parts can be reached by Tab, of the others those that are written in. */
  isActive: boolean;
  drag: 'none' | 'pointer' | 'keyboard';
  match: 'none' | 'found' | 'current';
  textError: string | undefined;
  actionError: string | undefined;
  isReadOnly: boolean;
  moveId: string;
  /** "Move A tent" */
  moveLabel(name: string): string;
  labels: QuestionGroupsLabels;
}

/** One question or answer. */
export const TreeRow = memo(function TreeRow(props: TreeRowProps) {
  const { line, on, options, isActive, drag, match, textError, actionError, isReadOnly, moveId, labels } = props;
  const { id, isQ, text, action } = line;
  const errorId = useId();
  const name = lineName(line, labels);
  const tabIndex = isActive ? 0 : -1;
  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) on.leave(id, event.relatedTarget !== null);
  };
  return (
    <div
      className="cd-node"
      data-kind={isQ ? 'question' : 'answer'}
      data-drag={drag}
      data-match={match}
      data-active={isActive || undefined}
      onFocus={() => on.enter(id)}
      onBlur={handleBlur}
    >
      <div className="cd-node-lead">
        {!isReadOnly && line.count > 1 ? (
          <DragHandle
            id={id}
            label={props.moveLabel(name)}
            aria-describedby={moveId}
            aria-pressed={drag === 'keyboard'}
            tabIndex={tabIndex}
            onKeyDown={(event) => on.handleKey(id, event)}
          />
        ) : (
          <span className="cd-node-no-handle" />
        )}
        {line.hasChildren ? (
          <NodeFold
            isExpanded={line.isExpanded}
            label={line.isExpanded ? labels.collapse(name) : labels.expand(name)}
            tabIndex={tabIndex}
            onToggle={() => on.fold(id)}
          />
        ) : (
          <span className="cd-node-no-fold" />
        )}
        <span className="cd-node-mark" aria-hidden="true">
          {line.index + 1}
        </span>
      </div>
      <div className="cd-node-words">
        <NodeText
          value={decodeEntities(text)}
          label={labels.textOf(isQ ? labels.question(line.place) : labels.answer(line.place))}
          placeholder={isQ ? labels.questionPlaceholder : labels.answerPlaceholder}
          error={textError}
          errorId={`${errorId}-text`}
          isReadOnly={isReadOnly}
          onValueChange={(next) => on.text(id, next)}
          onKeyDown={(event) => on.textKey(id, event)}
        />
        <NodeError id={`${errorId}-text`}>{textError}</NodeError>
      </div>
      {!isQ && (
        <div className="cd-node-does">
          <NodeAction
            value={action}
            label={labels.actionOf(labels.answer(line.place))}
            options={options}
            error={actionError}
            errorId={`${errorId}-action`}
            isReadOnly={isReadOnly}
            onValueChange={(next) => on.action(id, next)}
            labels={labels}
          />
          <NodeError id={`${errorId}-action`}>{actionError}</NodeError>
        </div>
      )}
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
            onClick={() => on.addAnswer(id)}
          >
            <AddIcon size={16} aria-hidden />
          </IconButton>
        )}
        <NodeMenu line={line} name={name} tabIndex={tabIndex} isReadOnly={isReadOnly} on={on} labels={labels} />
      </div>
      {action === 'customResponse' && (
        <NodeReply
          value={line.customResponseText}
          label={labels.replyOf(labels.answer(line.place))}
          isReadOnly={isReadOnly}
          onValueChange={(next) => on.reply(id, next)}
          labels={labels}
        />
      )}
    </div>
  );
}, isSameRow);

/** "Answer 1.2, A tent" */
export function lineName(
  { isQ, place, text }: Pick<QuestionLine, 'isQ' | 'place' | 'text'>,
  labels: QuestionGroupsLabels,
) {
  return labels.node(isQ ? labels.question(place) : labels.answer(place), decodeEntities(text).trim());
}

/** Lines are made anew with every letter; those that say the same are the same. */
function isSameRow(before: TreeRowProps, after: TreeRowProps): boolean {
  return isShallowEqual(before.line, after.line) && isShallowEqual({ ...before, line: 0 }, { ...after, line: 0 });
}

function isShallowEqual<T extends object>(a: T, b: T): boolean {
  return (Object.keys(a) as (keyof T)[]).every((name) => Object.is(a[name], b[name]));
}
