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

/** What stands where a screen has crashed. A known problem, such as code that could not be loaded, says what it is. */
export function CrashNotice({ error, onRetry }: CrashNoticeProps) {
  const labels = useLabels(crashLabels);
  if (isProblem(error)) return <ProblemCallout problem={error} onRetry={onRetry} />;
  return (
    <Callout.Root color="red" role="alert" data-chatdeck="crash">
      <Callout.Text>{labels.text}</Callout.Text>
      <Button variant="soft" color="red" onClick={onRetry}>
        {labels.retry}
      </Button>
    </Callout.Root>
  );
}
