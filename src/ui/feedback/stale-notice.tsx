import type { Problem } from '../../model/core/problem';
import { Callout } from '@radix-ui/themes';
import { AlertIcon } from '../base/icons';
import { useLabels } from '../theme/labels';
import { problemLabels, useProblemText } from './problem-labels';

interface StaleNoticeProps {
  /** Why the refresh failed. */
  problem: Problem;
}

/** A quiet line above data that is shown although its last refresh failed. */
export function StaleNotice({ problem }: StaleNoticeProps) {
  const labels = useLabels(problemLabels);
  const problemText = useProblemText();
  return (
    <Callout.Root color="amber" size="1" role="status" className="cd-callout" data-chatdeck="stale">
      <Callout.Icon>
        <AlertIcon size={16} aria-hidden />
      </Callout.Icon>
      <Callout.Text>
        {labels.stale} {problemText(problem)}
      </Callout.Text>
    </Callout.Root>
  );
}
