import { isProblem } from '../../model/core/problem';
import { Button, Callout } from '@radix-ui/themes';
import { defineLabels, useLabels } from '../theme/labels';
import { ProblemCallout } from './problem-callout';

export const crashLabels = defineLabels('crash', {
  text: 'Oh no! An unexpected error occurred, please contact support.',
  retry: 'Try again',
});

interface CrashNoticeProps {
  error: unknown;
  onRetry(): void;
}

/** Shown when a screen crashes. A known problem, like code that failed to load, is explained. */
export function CrashNotice({ error, onRetry }: CrashNoticeProps) {
  const labels = useLabels(crashLabels);
  if (isProblem(error)) return <ProblemCallout problem={error} onRetry={onRetry} />;
  return (
    <Callout.Root color="red" role="alert" data-chatdeck="crash">
      <Callout.Text>{labels.text}</Callout.Text>
      <Button variant="outline" color="red" onClick={onRetry}>
        {labels.retry}
      </Button>
    </Callout.Root>
  );
}
