import type { Problem } from '../../model/core/problem';
import type { ReactNode, Ref } from 'react';
import { CalloutAction } from './callout-action';
import { ErrorCallout } from './error-callout';
import { useReport } from '../theme/events';
import { RetryIcon } from '../base/icons';
import { useLabels } from '../theme/labels';
import { problemLabels, useProblemText } from './problem-labels';

interface ProblemCalloutProps {
  /** What went wrong, as a hook gives it. */
  problem: Problem;
  /** What has failed, where several parts of a page can. */
  title?: string | undefined;
  /** Absent hides the button. */
  onRetry?: (() => void) | undefined;
  /** The alert can take focus, for where a press of a button has failed. */
  alertRef?: Ref<HTMLDivElement> | undefined;
  /** It is announced elsewhere already, and only shown here. */
  isTold?: boolean | undefined;
  /** Another way on, in place of or beside another try. */
  children?: ReactNode;
}

/** An alert that says in words what went wrong, and offers another try where there is one. */
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
      {problemText(problem)}
    </ErrorCallout>
  );
}
