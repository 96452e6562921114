import type { Problem } from '../../model/core/problem';
import { AlertIcon } from '../base/icons';
import { useLabels } from '../theme/labels';
import { Callout } from './callout';
import { problemLabels, useProblemText } from './problem-labels';

interface StaleNoticeProps {
  /** Why the refresh failed. */
  problem: Problem;
}

/** A quiet line above data whose last refresh failed. */
export function StaleNotice({ problem }: StaleNoticeProps) {
  const labels = useLabels(problemLabels);
  const problemText = useProblemText();
  return (
    <Callout tone="warning" part="stale" role="status" icon={<AlertIcon size={16} aria-hidden />}>
      {labels.stale} {problemText(problem, 'read')}
    </Callout>
  );
}
