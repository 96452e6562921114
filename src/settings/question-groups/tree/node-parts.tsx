import { decodeEntities } from '../../../model/core/decode-entities';
import type { ErrorCode } from '../../../model/core/editor';
import type { QuestionLine } from '../../../model/settings/question-groups/lines';
import { isMultiline, readPastedOutline } from '../../../model/settings/question-groups/outline-paste';
import { isWidgetAction } from '../../../model/settings/question-groups/review';
import { AlertIcon, ChevronDownIcon, ForwardIcon } from '../../../ui/base/icons';
import { revealFocused } from '../../../ui/focus/reveal-focused';
import { SafeHtml } from '../../../ui/html/safe-html';
import { Select } from '../../../ui/inputs/select';
import { Text } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { useId, useMemo, type ClipboardEvent, type KeyboardEvent } from 'react';
import { questionGroupsLabels } from '../labels';
import { actionText } from '../action-text';
import { textKeyAction } from './row-keys';
import { useTreeRows } from './tree-context';

interface NodeFieldProps {
  line: QuestionLine;
  label: string;
  error?: ErrorCode | undefined;
  tabIndex?: number | undefined;
}

/** A question's or answer's text: one line, which wraps. */
export function NodeText({ line, label, error }: NodeFieldProps) {
  const { dispatch, isReadOnly } = useTreeRows();
  const labels = useLabels(questionGroupsLabels);
  const errorId = useId();
  const { id, isQ } = line;
  const handleChange = (value: string) =>
    dispatch({ type: 'editText', id, text: value.replace(/\s*[\r\n]+\s*/g, ' ') });
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const action = textKeyAction(event, line, isReadOnly);
    if (!action) return;
    event.preventDefault();
    dispatch(action);
  };
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    const outline = isReadOnly || !isMultiline(pasted) ? undefined : readPastedOutline(pasted);
    if (!outline) return;
    event.preventDefault();
    dispatch({ type: 'insert', id, outline });
  };
  return (
    <div className="cd-node-words">
      <textarea
        className="cd-node-text"
        data-part="text"
        dir="auto"
        rows={1}
        // Tab indents the line, so the text is entered from the line: with Enter, an arrow key, or a click.
        tabIndex={isReadOnly ? undefined : -1}
        enterKeyHint="next"
        value={decodeEntities(line.text)}
        placeholder={isQ ? labels.questionPlaceholder : labels.answerPlaceholder}
        readOnly={isReadOnly}
        aria-label={label}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error && errorId}
        onFocus={revealFocused}
        onChange={(event) => handleChange(event.target.value)}
        onKeyDown={handleKeyDown}
        onPaste={handlePaste}
      />
      <NodeError id={errorId} code={error} />
    </div>
  );
}

/** An answer's action. A deleted or unfinished widget is shown as such until another action is chosen. */
export function NodeAction({ line, label, error, tabIndex }: NodeFieldProps) {
  const { dispatch, isReadOnly, options, chatLabel } = useTreeRows();
  const labels = useLabels(questionGroupsLabels);
  const errorId = useId();
  const { id, action: value } = line;
  const isStray = isWidgetAction(value) && !options.some((option) => option.value === value);
  const shown = useMemo(
    () => (isStray ? [...options, { value, label: chatLabel(value), group: labels.actionGroups.widgets }] : options),
    [isStray, options, value, chatLabel, labels],
  );
  return (
    <div className="cd-node-does">
      {/* The control says the same, and takes the click. */}
      <span className="cd-node-summary" aria-hidden="true" data-invalid={error !== undefined || undefined}>
        <ForwardIcon size={14} aria-hidden />
        <bdi>{actionText(line, labels, chatLabel)}</bdi>
      </span>
      <span className="cd-node-action" data-part="action">
        <Select
          value={value}
          onValueChange={(action) => dispatch({ type: 'setAction', id, action })}
          options={shown}
          disabled={isReadOnly}
          aria-label={label}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error && errorId}
          tabIndex={tabIndex}
        />
      </span>
      <NodeError id={errorId} code={error} />
    </div>
  );
}

function NodeError({ id, code }: { id: string; code: ErrorCode | undefined }) {
  const { errors } = useLabels(questionGroupsLabels);
  if (!code) return null;
  return (
    <Text as="p" size="1" color="red" id={id} className="cd-node-error">
      <AlertIcon size={14} aria-hidden />
      {errors[code] ?? errors.required}
    </Text>
  );
}

/** An answer's reply, with a preview if visitors see it differently. */
export function NodeReply({ line, label, tabIndex }: NodeFieldProps) {
  const { dispatch, isReadOnly } = useTreeRows();
  const labels = useLabels(questionGroupsLabels);
  const { id, customResponseText: html } = line;
  return (
    <div className="cd-node-reply">
      <textarea
        className="cd-node-reply-text"
        data-part="reply"
        dir="auto"
        rows={2}
        value={html}
        placeholder={labels.replyPlaceholder}
        readOnly={isReadOnly}
        aria-label={label}
        tabIndex={tabIndex}
        onFocus={revealFocused}
        onChange={(event) => dispatch({ type: 'editReply', id, html: event.target.value })}
      />
      {/[<&]/.test(html) && (
        <Text as="p" size="1" color="gray" className="cd-node-preview">
          <span>{labels.replyPreview}:</span> <SafeHtml html={html} linkTabIndex={-1} />
        </Text>
      )}
    </div>
  );
}

interface NodeFoldProps {
  line: QuestionLine;
  name: string;
  tabIndex: number;
}

export function NodeFold({ line, name, tabIndex }: NodeFoldProps) {
  const { dispatch } = useTreeRows();
  const { collapse, expand } = useLabels(questionGroupsLabels);
  const { id, isExpanded } = line;
  return (
    <button
      type="button"
      className="rt-reset cd-node-fold"
      data-part="fold"
      data-state={isExpanded ? 'open' : 'closed'}
      aria-expanded={isExpanded}
      aria-label={isExpanded ? collapse(name) : expand(name)}
      tabIndex={tabIndex}
      onClick={() => dispatch({ type: 'fold', id })}
    >
      <ChevronDownIcon size={16} aria-hidden />
    </button>
  );
}
