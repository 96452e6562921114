import { useEffect, useMemo, useState, type RefObject } from 'react';
import type { Instant } from '../../model/core/tolerant';
import { undoMs, type WidgetDeletion, type WidgetDeletionsProps } from '../../model/entities/widget-deletion';
import { problemLabels, useProblemText } from '../feedback/problem-labels';
import { useKeptToasts, type KeptToast } from '../feedback/toast-context';
import { useMarkedWidgetName } from '../format/widget-name';
import { useLabels } from '../theme/labels';
import { widgetResetLabels } from './widget-reset-labels';

interface DeletionToastsProps extends WidgetDeletionsProps {
  /** Takes the focus when a toast that has it closes. */
  returnFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** Called with the “Undo” button of the newest deletion when it appears; for the screen that starts them. Keep it stable. */
  undoRef?: KeptToast['actionRef'];
}

const none: readonly WidgetDeletion[] = [];

/**
 * The session's deletions as toasts: how long each can be undone, and how it ended. A frame and a screen in it may both
 * show them; each appears once.
 */
export function DeletionToasts(props: DeletionToastsProps) {
  const { deletions = none, onDeletionUndo, onDeletionRetry, onDeletionDismiss, returnFocusRef, undoRef } = props;
  const labels = useLabels(widgetResetLabels);
  const { retry } = useLabels(problemLabels);
  const nameOf = useMarkedWidgetName();
  const problemText = useProblemText();
  const toasts = useMemo(() => {
    const newest = deletions.findLast(({ status }) => status === 'waiting');
    return deletions.map(toastOf);

    function toastOf(deletion: WidgetDeletion): KeptToast {
      const { id } = deletion;
      const name = nameOf(deletion);
      // Another key once it is over, so that the outcome is announced.
      const common = { key: `deletion ${id}`, returnFocusRef, isPreferred: undoRef !== undefined };
      const over = {
        ...common,
        key: `deletion ${id} over`,
        onDismiss: onDeletionDismiss && (() => onDeletionDismiss(id)),
      };
      switch (deletion.status) {
        case 'waiting':
          return {
            ...common,
            text: labels.deletionWaiting(name, undoMs / 1000),
            shown: <Countdown until={deletion.until} text={(seconds) => labels.deletionWaiting(name, seconds)} />,
            action: onDeletionUndo && { label: labels.deletionUndo, onAction: () => onDeletionUndo(id) },
            actionRef: deletion === newest ? undoRef : undefined,
          };
        case 'deleting':
          return { ...common, text: labels.deletionSent(name) };
        case 'deleted':
          return { ...over, text: labels.deletionDone(name), tone: 'success' };
        case 'finishedMeanwhile':
          return { ...over, text: labels.deletionRefused(name) };
        case 'failed':
          return {
            ...over,
            text: deletion.isUnknown
              ? labels.deletionUnknown(name)
              : labels.deletionFailed(name, problemText(deletion.problem)),
            tone: 'danger',
            action: onDeletionRetry && { label: retry, onAction: () => onDeletionRetry(id) },
          };
      }
    }
  }, [
    deletions,
    onDeletionUndo,
    onDeletionRetry,
    onDeletionDismiss,
    returnFocusRef,
    undoRef,
    labels,
    retry,
    nameOf,
    problemText,
  ]);
  useKeptToasts(toasts);
  return null;
}

interface CountdownProps {
  until: Instant;
  text(seconds: number): string;
}

/** Changes each second; screen readers hear only how long it is at first. */
function Countdown({ until, text }: CountdownProps) {
  const [seconds, setSeconds] = useState(() => secondsUntil(until));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(until)), 250);
    return () => clearInterval(timer);
  }, [until]);
  return text(seconds);
}

/** At least one: the next moment, it is on its way. */
function secondsUntil(until: Instant): number {
  return Math.max(1, Math.ceil((until - Date.now()) / 1000));
}
