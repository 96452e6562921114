import type { Instant } from '../../model/core/tolerant';
import { useLabels } from '../../ui/theme/labels';
import { useDates } from '../../ui/format/dates';
import { usersLabels } from './labels';

interface LastSignInProps {
  at: Instant | null;
  now: Instant;
}

/** How long ago, and exactly when. */
export function LastSignIn({ at, now }: LastSignInProps) {
  const labels = useLabels(usersLabels);
  const { ago, dayAndTime } = useDates();
  if (at === null) return labels.never;
  return (
    <time dateTime={new Date(at).toISOString()}>
      {ago(at, now)}
      <span className="cd-user-line">{dayAndTime(at)}</span>
    </time>
  );
}
