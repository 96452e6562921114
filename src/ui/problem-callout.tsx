import type { Problem } from '../model/problem';
import { Button, Callout } from '@radix-ui/themes';
import type { ReactNode, Ref } from 'react';
import { useReport } from './events';
import { AlertIcon, RetryIcon } from './icons';
import { useLabels } from './labels';
import { problemLabels, useProblemText } from './problem-labels';

interface ProblemCalloutProps {
  problem: Problem;
  /** What has failed, where several parts of a page can. */
  title?: string | undefined;
  /** Absent hides the button. */
  onRetry?: (() => void) | undefined;
  /** The alert can take focus, for where a press of a button has failed. */
  alertRef?: Ref<HTMLDivElement> | undefined;
  /** Another way on, in place of or beside another try. */
  children?: ReactNode;
}

/** An alert that says in words what went wrong, and offers another try where there is one. */
export function ProblemCallout({ problem, title, onRetry, alertRef, children }: ProblemCalloutProps) {
  const labels = useLabels(problemLabels);
  const problemText = useProblemText();
  const report = useReport();
  const handleRetry = () => {
    report({ name: 'retried', problem: problem.kind });
    onRetry?.();
  };
  return (
    <Callout.Root
      ref={alertRef}
      color="red"
      size="1"
      role="alert"
      tabIndex={-1}
      className="cd-callout"
      data-chatdeck="problem"
    >
      <Callout.Icon>
        <AlertIcon size={16} aria-hidden />
      </Callout.Icon>
      <Callout.Text>
        {title !== undefined && <strong className="cd-callout-title">{title} </strong>}
        <strong>{labels.error}</strong> {problemText(problem)}
      </Callout.Text>
      {children}
      {onRetry && (
        <Button
          type="button"
          variant="outline"
          color="gray"
          size="1"
          className="cd-callout-action"
          onClick={handleRetry}
        >
          <RetryIcon size={16} aria-hidden />
          {labels.retry}
        </Button>
      )}
    </Callout.Root>
  );
}
