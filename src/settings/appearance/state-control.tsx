import { memo, useRef } from 'react';
import type { PreviewState } from '../../model/widget-preview';
import { useLabels } from '../../ui/labels';
import { Button } from '../../ui/radix';
import { SegmentedControl } from '../../ui/segmented-control';
import { useBeforePaint } from '../../ui/use-before-paint';
import { widgetPreviewLabels } from '../../ui/widget-preview/labels';
import type { AppearanceLabels } from './labels';
import { phaseOf, previewPhases, statesOfPhase } from './phases';

interface StateControlProps {
  state: PreviewState;
  onStateChange(next: PreviewState): void;
  labels: AppearanceLabels;
}

/** What the preview shows: when it comes, and what of it. */
export const StateControl = memo(function StateControl({ state, onStateChange, labels }: StateControlProps) {
  const { states: names } = useLabels(widgetPreviewLabels);
  const phase = phaseOf(state);
  const states = statesOfPhase[phase];
  const list = useRef<HTMLDivElement>(null);
  useBeforePaint(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    // Not by `scrollIntoView`, which would move the page as well.
    if (list.current && chosen) list.current.scrollLeft = middleOf(chosen) - list.current.clientWidth / 2;
  }, [state]);
  return (
    <div className="cd-states">
      <SegmentedControl
        label={labels.phase}
        value={phase}
        options={previewPhases.map((value) => ({ value, label: labels.phases[value] }))}
        onValueChange={(next) => onStateChange(statesOfPhase[next][0] ?? state)}
      />
      <div ref={list} className="cd-states-list" role="group" aria-label={labels.state}>
        {states.length > 1 &&
          states.map((each) => (
            <Button
              key={each}
              type="button"
              size="1"
              color="gray"
              variant={each === state ? 'soft' : 'ghost'}
              aria-pressed={each === state}
              onClick={() => onStateChange(each)}
            >
              {names[each]}
            </Button>
          ))}
      </div>
    </div>
  );
});

function middleOf({ offsetLeft, offsetWidth }: HTMLElement): number {
  return offsetLeft + offsetWidth / 2;
}
