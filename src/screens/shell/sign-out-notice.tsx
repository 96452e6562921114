import type { Problem } from '../../model/core/problem';
import { useLabels, type OwnLabels } from '../../ui/theme/labels';
import { NoticeCallout } from '../../ui/feedback/notice-callout';
import { Button } from '../../ui/radix';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { useRef } from 'react';
import { shellLabels, type ShellLabels } from './labels';

export interface SignOutNoticeProps {
  /** Why the server couldn't be notified. */
  problem: Problem;
  /** The progress of ending the session on the server. */
  status: 'failed' | 'retrying' | 'done';
  /** Tries to notify the server again. */
  onRetry(): void;
  /** Dismisses the notice; absent hides the button. */
  onDismiss?: (() => void) | undefined;
  /** Labels of this notice only. */
  labels?: OwnLabels<ShellLabels> | undefined;
}

/** Shown after a sign-out the server hasn't heard of: the session is still open there. Offers to end it again. */
export function SignOutNotice({ problem, status, onRetry, onDismiss, labels: ownLabels }: SignOutNoticeProps) {
  const labels = useLabels(shellLabels, ownLabels);
  const root = useRef<HTMLDivElement>(null);
  const handleRetry = () => {
    // The button disappears with the press.
    root.current?.focus();
    onRetry();
  };
  return (
    <div ref={root} tabIndex={-1} className="cd-sign-out-notice" data-chatdeck="sign-out-notice">
      {status === 'failed' && (
        <ProblemCallout title={labels.signOutFailed} problem={problem} onRetry={handleRetry}>
          {onDismiss && (
            <Button type="button" size="1" variant="ghost" color="gray" onClick={() => onDismiss()}>
              {labels.dismissNotice}
            </Button>
          )}
        </ProblemCallout>
      )}
      {status === 'retrying' && <NoticeCallout>{labels.signOutRetrying}</NoticeCallout>}
      {status === 'done' && <NoticeCallout tone="success">{labels.signOutDone}</NoticeCallout>}
    </div>
  );
}
