import { memo, useRef } from 'react';
import type { PreviewState } from '../../../model/widget-preview/widget-preview';
import { useLabels } from '../../../ui/theme/labels';
import { Button } from '../../../ui/radix';
import { SegmentedControl } from '../../../ui/inputs/segmented-control';
import { useTheme } from '../../../ui/theme/theme-context';
import { useBeforePaint } from '../../../ui/base/use-before-paint';
import { widgetPreviewLabels } from '../../../ui/widget-preview/labels';
import { appearanceLabels } from '../labels';
import { phaseOf, previewPhases, statesOfPhase } from './phases';

interface StateControlProps {
  state: PreviewState;
  onStateChange(next: PreviewState): void;
}

/** Chooses what the preview shows: the phase and the state. */
export const StateControl = memo(function StateControl({ state, onStateChange }: StateControlProps) {
  const labels = useLabels(appearanceLabels);
  const { states: names } = useLabels(widgetPreviewLabels);
  const { direction } = useTheme();
  const phase = phaseOf(state);
  const states = statesOfPhase[phase];
  const list = useRef<HTMLDivElement>(null);
  useBeforePaint(() => {
    if (!list.current) return;
    const chosen = list.current.querySelector<HTMLElement>('[aria-pressed="true"]');
    // Not with `scrollIntoView`, which would scroll the page as well.
    if (chosen) list.current.scrollLeft = middleOf(chosen) - list.current.clientWidth / 2;
    markMore(list.current, direction);
  }, [state, direction]);
  return (
    <div className="cd-states">
      <SegmentedControl
        label={labels.phase}
        value={phase}
        options={previewPhases.map((value) => ({ value, label: labels.phases[value] }))}
        onValueChange={(next) => onStateChange(statesOfPhase[next][0] ?? state)}
      />
      <div
        ref={list}
        className="cd-states-list"
        role="group"
        aria-label={labels.state}
        onScroll={(event) => markMore(event.currentTarget, direction)}
      >
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

/** The sides on which the list continues. */
function markMore(list: HTMLElement, direction: 'ltr' | 'rtl'): void {
  const hidden = list.scrollWidth - list.clientWidth;
  const left = direction === 'rtl' ? hidden + list.scrollLeft : list.scrollLeft;
  const sides = [left > 1 && 'left', hidden - left > 1 && 'right'].filter((side) => side !== false);
  if (sides.length > 0) list.dataset.more = sides.join(' ');
  else delete list.dataset.more;
}

function middleOf({ offsetLeft, offsetWidth }: HTMLElement): number {
  return offsetLeft + offsetWidth / 2;
}
