import type { Instant } from '../../model/core/tolerant';
import { useDates } from '../../ui/format/dates';
import type { UsersLabels } from './labels';

interface LastSignInProps {
  at: Instant | null;
  now: Instant;
  labels: UsersLabels;
}

/** How long ago, and exactly when. */
export function LastSignIn({ at, now, labels }: LastSignInProps) {
  const { ago, dayAndTime } = useDates();
  if (at === null) return labels.never;
  return (
    <time dateTime={new Date(at).toISOString()}>
      {ago(at, now)}
      <span className="cd-user-line">{dayAndTime(at)}</span>
    </time>
  );
}
