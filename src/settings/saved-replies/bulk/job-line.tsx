import { canRetry, countItems, isRunning, isUndoable } from '../../../model/jobs/job';
import type { SavedRepliesTabProps } from '../../../model/settings/saved-replies/replies-tab';
import { changedReplies, type ReplyJob, type ReplyJobItem } from '../../../model/settings/saved-replies/reply-job';
import { Callout, type CalloutTone } from '../../../ui/feedback/callout';
import { CalloutAction } from '../../../ui/feedback/callout-action';
import { ProgressLine } from '../../../ui/feedback/progress-line';
import { useProblemText } from '../../../ui/feedback/problem-labels';
import { isFocusFree } from '../../../ui/focus/composed-tree';
import { useFocusReturn } from '../../../ui/focus/use-focus-return';
import { SuccessIcon, UndoIcon, WarningIcon } from '../../../ui/base/icons';
import { useLabels } from '../../../ui/theme/labels';
import { useEffect, useRef } from 'react';
import { savedRepliesBulkLabels } from './bulk-labels';
import { savedRepliesLabels } from '../labels';
import { nameOf } from '../reply-name';

interface JobLineProps extends Pick<SavedRepliesTabProps, 'onJobCancel' | 'onJobRetry' | 'onJobUndo' | 'onJobDismiss'> {
  job: ReplyJob;
}

/** How far a change to several replies is, and how it ended, with one undo for all. */
export function JobLine({ job, onJobCancel, onJobRetry, onJobUndo, onJobDismiss }: JobLineProps) {
  const labels = useLabels(savedRepliesBulkLabels);
  const box = useFocusReturn<HTMLDivElement>();
  const { done, total } = countItems(job);
  const { phase, kind, items } = job;
  const wasUsed = useRef(false);
  useEffect(() => {
    // The button that was pressed is gone.
    if (wasUsed.current && isFocusFree()) box.current?.focus({ preventScroll: true });
    wasUsed.current = false;
  }, [phase, box]);
  if (isRunning(job)) {
    const text = phase === 'undoing' ? labels.undoing(done, total) : labels.running[kind](done, total);
    return (
      <div ref={box} tabIndex={-1} className="cd-reply-job" data-state={phase}>
        <ProgressLine
          text={job.isCanceling ? labels.stopping : text}
          value={done}
          max={total}
          stopLabel={labels.stop}
          onStop={
            phase === 'running' && onJobCancel
              ? () => {
                  wasUsed.current = true;
                  onJobCancel();
                }
              : undefined
          }
        />
      </div>
    );
  }
  const left = items.filter((item) => canRetry(job, item));
  const tone: CalloutTone = left.length > 0 ? 'warning' : 'success';
  const Icon = left.length > 0 ? WarningIcon : phase === 'undone' ? UndoIcon : SuccessIcon;
  const action = (label: string, onClick: (() => void) | undefined) =>
    onClick && (
      <CalloutAction
        onClick={() => {
          wasUsed.current = true;
          onClick();
        }}
      >
        {label}
      </CalloutAction>
    );
  return (
    <div ref={box} tabIndex={-1} className="cd-reply-job" data-state={phase}>
      <Callout
        tone={tone}
        part="replies-job"
        role="status"
        icon={<Icon size={16} aria-hidden />}
        actions={
          <>
            {phase === 'done' && items.some(isUndoable) && action(labels.undo, onJobUndo)}
            {left.length > 0 && action(labels.retry, onJobRetry)}
            {action(labels.close, onJobDismiss)}
          </>
        }
      >
        {phase === 'undone'
          ? labels.undone(changedReplies(job, 'undone'))
          : labels.done[kind](changedReplies(job, 'saved'))}
        {left.length > 0 && ` ${labels.notDone(left.length)}`}
        {left.length > 0 && <Failures items={left} />}
      </Callout>
    </div>
  );
}

/** A list of a thousand is not read. */
const shown = 5;

function Failures({ items }: { items: readonly ReplyJobItem[] }) {
  const labels = useLabels(savedRepliesBulkLabels);
  const texts = useLabels(savedRepliesLabels);
  const problemText = useProblemText();
  return (
    <span className="cd-reply-failures" role="list">
      {items.slice(0, shown).map(({ key, before, after, problem }) => (
        <span key={key} role="listitem">
          <bdi>{nameOf((after ?? before)?.label ?? '', texts)}</bdi>
          {problem && `: ${problemText(problem)}`}
        </span>
      ))}
      {items.length > shown && <span role="listitem">{labels.more(items.length - shown)}</span>}
    </span>
  );
}
