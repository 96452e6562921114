import type { WidgetAdding } from '../../model/dashboard/dashboard';
import { useLabels } from '../../ui/theme/labels';
import { arrivalMark } from '../../ui/page/section-focus';
import { AddIcon } from '../../ui/base/icons';
import { ErrorCallout } from '../../ui/feedback/error-callout';
import { Link } from '../../ui/base/link';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { Button, Spinner, Text } from '../../ui/radix';
import { useEffect, useId, useRef } from 'react';
import { dashboardLabels } from './labels';

interface AddButtonProps {
  /** The workspace URL; empty for a new one. */
  place: string;
  adding: WidgetAdding;
  onAdd(): void;
  /** Below the button's text. */
  hint?: string | undefined;
  /** Id of what says more than the hint. */
  describedBy?: string | undefined;
  isPrimary?: boolean | undefined;
}

/** Adds a channel, and shows next to it why that failed. */
export function AddButton({ place, adding, onAdd, hint, describedBy, isPrimary = false }: AddButtonProps) {
  const labels = useLabels(dashboardLabels);
  const hintId = useId();
  const isBusyHere = adding.status === 'busy' && adding.place === place;
  const isBusy = adding.status === 'busy';
  return (
    <div className="cd-add">
      <Button
        {...arrivalMark}
        type="button"
        variant={isPrimary ? 'solid' : 'outline'}
        {...(!isPrimary && { color: 'gray' as const })}
        aria-describedby={describedBy ?? (hint && hintId)}
        // Not `disabled`, which would drop the focus.
        aria-disabled={isBusy}
        aria-busy={isBusyHere}
        onClick={() => {
          if (!isBusy) onAdd();
        }}
      >
        {isBusyHere ? <Spinner aria-hidden /> : <AddIcon size={16} aria-hidden />}
        {textOf()}
        {hint && (
          <Text size="1" id={hintId} aria-hidden className="cd-add-hint">
            {hint}
          </Text>
        )}
      </Button>
      {(adding.status === 'failed' || adding.status === 'channelLimit') && adding.place === place && (
        <AddProblem adding={adding} />
      )}
    </div>
  );

  function textOf() {
    if (isBusyHere) return labels.adding;
    return place === '' ? labels.addWorkspace : labels.addChannel;
  }
}

function AddProblem({ adding }: { adding: Extract<WidgetAdding, { status: 'failed' | 'channelLimit' }> }) {
  const labels = useLabels(dashboardLabels);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), [adding]);
  if (adding.status === 'channelLimit') {
    return (
      <ErrorCallout alertRef={alert}>
        {labels.channelLimit} <Link to={{ name: 'upgrade' }}>{labels.channelLimitLink}</Link>
      </ErrorCallout>
    );
  }
  if (adding.problem) return <ProblemCallout problem={adding.problem} alertRef={alert} />;
  return <ErrorCallout alertRef={alert}>{labels.addFailed}</ErrorCallout>;
}
