import { isWidgetAction } from '../../../model/settings/question-groups/review';
import { AlertIcon, ChevronDownIcon } from '../../../ui/base/icons';
import { Text } from '../../../ui/radix';
import { SafeHtml } from '../../../ui/html/safe-html';
import { Select, type SelectOption } from '../../../ui/inputs/select';
import { useMemo, type KeyboardEvent } from 'react';
import type { QuestionGroupsLabels } from '../labels';

interface NodeTextProps {
  value: string;
  label: string;
  placeholder: string;
  error: string | undefined;
  errorId: string;
  isReadOnly: boolean;
  onValueChange(next: string): void;
  onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void;
}

/** The text of a question or an answer: one line, which wraps. */
export function NodeText(props: NodeTextProps) {
  const { value, label, placeholder, error, errorId, isReadOnly, onValueChange, onKeyDown } = props;
  return (
    <textarea
      className="cd-node-text"
      data-part="text"
      dir="auto"
      rows={1}
      value={value}
      placeholder={placeholder}
      readOnly={isReadOnly}
      aria-label={label}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : errorId}
      onChange={(event) => onValueChange(event.target.value.replace(/\s*[\r\n]+\s*/g, ' '))}
      onKeyDown={onKeyDown}
    />
  );
}

export function NodeError({ id, children }: { id: string; children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <Text as="p" size="1" color="red" id={id} className="cd-node-error">
      <AlertIcon size={14} aria-hidden />
      {children}
    </Text>
  );
}

interface NodeActionProps {
  value: string;
  label: string;
  options: readonly SelectOption[];
  error: string | undefined;
  errorId: string;
  isReadOnly: boolean;
  onValueChange(next: string): void;
  labels: QuestionGroupsLabels;
}

/** What an answer does. A widget that is no longer there shows as such, and stays until another action is chosen. */
export function NodeAction(props: NodeActionProps) {
  const { value, label, options, error, errorId, isReadOnly, onValueChange, labels } = props;
  const isGone = isWidgetAction(value) && !options.some((option) => option.value === value);
  const shown = useMemo(
    () => (isGone ? [...options, { value, label: labels.deletedWidget, group: labels.actionGroups.widgets }] : options),
    [isGone, options, value, labels],
  );
  return (
    <span className="cd-node-action" data-part="action">
      <Select
        value={value}
        onValueChange={onValueChange}
        options={shown}
        disabled={isReadOnly}
        aria-label={label}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : errorId}
      />
    </span>
  );
}

interface NodeReplyProps {
  value: string;
  label: string;
  isReadOnly: boolean;
  onValueChange(next: string): void;
  labels: QuestionGroupsLabels;
}

/** What an answer replies with; what visitors see of it stands below where that differs. */
export function NodeReply({ value, label, isReadOnly, onValueChange, labels }: NodeReplyProps) {
  return (
    <div className="cd-node-reply">
      <textarea
        className="cd-node-reply-text"
        data-part="reply"
        dir="auto"
        rows={2}
        value={value}
        placeholder={labels.replyPlaceholder}
        readOnly={isReadOnly}
        aria-label={label}
        onChange={(event) => onValueChange(event.target.value)}
      />
      {/[<&]/.test(value) && (
        <Text as="p" size="1" color="gray" className="cd-node-preview">
          <span>{labels.replyPreview}:</span> <SafeHtml html={value} />
        </Text>
      )}
    </div>
  );
}

interface NodeFoldProps {
  isExpanded: boolean;
  label: string;
  tabIndex: number;
  onToggle(): void;
}

export function NodeFold({ isExpanded, label, tabIndex, onToggle }: NodeFoldProps) {
  return (
    <button
      type="button"
      className="rt-reset cd-node-fold"
      data-part="fold"
      data-state={isExpanded ? 'open' : 'closed'}
      aria-expanded={isExpanded}
      aria-label={label}
      tabIndex={tabIndex}
      onClick={onToggle}
    >
      <ChevronDownIcon size={16} aria-hidden />
    </button>
  );
}
