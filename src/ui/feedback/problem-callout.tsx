import type { Problem } from '../../model/core/problem';
import type { ReactNode, Ref } from 'react';
import { CalloutAction } from './callout-action';
import { ErrorCallout } from './error-callout';
import { useReport } from '../theme/events';
import { RetryIcon } from '../base/icons';
import { useLabels } from '../theme/labels';
import { problemLabels, useProblemText } from './problem-labels';

interface ProblemCalloutProps {
  /** The problem, as returned by a hook. */
  problem: Problem;
  /** What failed, if several parts of a page can. */
  title?: string | undefined;
  /** Tries again what failed to load, or another call that changes nothing of the user's. Absent hides the button. */
  onRetry?: (() => void) | undefined;
  /** Lets the alert take the focus after a failed press of a button. */
  alertRef?: Ref<HTMLDivElement> | undefined;
  /** It is announced elsewhere and only shown here. */
  isTold?: boolean | undefined;
  /** Another action, instead of or next to the retry. */
  children?: ReactNode;
}

/** An alert that explains a problem, with a retry if there is one. */
export function ProblemCallout({ problem, title, onRetry, alertRef, isTold, children }: ProblemCalloutProps) {
  const labels = useLabels(problemLabels);
  const problemText = useProblemText();
  const report = useReport();
  const handleRetry = () => {
    report({ name: 'retried', problem: problem.kind });
    onRetry?.();
  };
  return (
    <ErrorCallout
      title={title}
      alertRef={alertRef}
      isTold={isTold}
      actions={
        <>
          {children}
          {onRetry && (
            <CalloutAction onClick={handleRetry}>
              <RetryIcon size={16} aria-hidden />
              {labels.retry}
            </CalloutAction>
          )}
        </>
      }
    >
      {problemText(problem, onRetry ? 'read' : 'write')}
    </ErrorCallout>
  );
}
