import type { Problem } from '../model/problem';
import { Button, Callout } from '@radix-ui/themes';
import type { Ref } from 'react';
import { AlertIcon, RetryIcon } from './icons';
import { useLabels } from './labels';
import { problemLabels, useProblemText } from './problem-labels';

interface ProblemCalloutProps {
  problem: Problem;
  /** Absent hides the button. */
  onRetry?: (() => void) | undefined;
  /** The alert can take focus, for where a press of a button has failed. */
  alertRef?: Ref<HTMLDivElement> | undefined;
}

/** An alert that says in words what went wrong, and offers another try where there is one. */
export function ProblemCallout({ problem, onRetry, alertRef }: ProblemCalloutProps) {
  const labels = useLabels(problemLabels);
  const problemText = useProblemText();
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
        <strong>{labels.error}</strong> {problemText(problem)}
      </Callout.Text>
      {onRetry && (
        <Button type="button" variant="outline" color="gray" size="1" className="cd-callout-action" onClick={onRetry}>
          <RetryIcon size={16} aria-hidden />
          {labels.retry}
        </Button>
      )}
    </Callout.Root>
  );
}
