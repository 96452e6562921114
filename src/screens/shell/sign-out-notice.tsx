import type { Problem } from '../../model/core/problem';
import { useLabels, type OwnLabels } from '../../ui/theme/labels';
import { NoticeCallout } from '../../ui/feedback/notice-callout';
import { Button } from '../../ui/radix';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { useRef } from 'react';
import { shellLabels, type ShellLabels } from './labels';

export interface SignOutNoticeProps {
  /** Why the server could not be told. */
  problem: Problem;
  /** How far the sign-out at the server is. */
  status: 'failed' | 'retrying' | 'done';
  /** Tells the server again. */
  onRetry(): void;
  /** Puts the notice away; absent hides that. */
  onDismiss?: (() => void) | undefined;
  /** Texts of this notice alone. */
  labels?: OwnLabels<ShellLabels> | undefined;
}

/** After a sign-out that the server has not heard of: says that the session is still open there, and tells it again. */
export function SignOutNotice({ problem, status, onRetry, onDismiss, labels: ownLabels }: SignOutNoticeProps) {
  const labels = useLabels(shellLabels, ownLabels);
  const root = useRef<HTMLDivElement>(null);
  const handleRetry = () => {
    // The button goes away with the press.
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
