import { rangePresets } from '../../../model/time/range-presets';
import type { RangeControl } from '../../../model/reports/props';
import type { ReportRange } from '../../../model/places/report-route';
import { useLabels } from '../../../ui/theme/labels';
import { useArrowKeys } from '../../../ui/base/arrow-keys';
import { useDateRange } from '../../../ui/format/date-range';
import { ChevronDownIcon } from '../../../ui/base/icons';
import { lazyPart } from '../../../ui/later/lazy-part';
import { Popover } from '../../../ui/overlays/popover';
import { Button } from '../../../ui/radix';
import { Skeleton, SkeletonGroup } from '../../../ui/base/skeleton';
import { useState, type ReactNode } from 'react';
import { reportLabels } from './labels';

const CustomRange = lazyPart(
  () => import('./custom').then((part) => part.CustomRange),
  <SkeletonGroup className="cd-range-custom">
    <Skeleton height="52px" />
    <Skeleton height="262px" />
    <Skeleton height="32px" />
  </SkeletonGroup>,
);

/** The preset's name, or the dates of a custom range. */
export function useRangeName(range: RangeControl): string {
  const labels = useLabels(reportLabels);
  const writeRange = useDateRange();
  const current = presetOf(range);
  return current === 'custom' ? writeRange(range.dates) : labels[current];
}

function presetOf({ value }: RangeControl) {
  return typeof value === 'string' ? value : 'custom';
}

/** Chooses the days: a preset, which applies right away, or a custom range. */
export function RangePicker({ range }: { range: RangeControl }) {
  const labels = useLabels(reportLabels);
  const [isOpen, setOpen] = useState(false);
  const [isCustom, setCustom] = useState(false);
  const name = useRangeName(range);
  const current = presetOf(range);
  const handleOpenChange = (open: boolean) => {
    setOpen(open);
    setCustom(current === 'custom');
  };
  const choose = (value: ReportRange) => {
    setOpen(false);
    range.onRangeChange(value);
  };
  return (
    <Popover
      label={labels.range}
      open={isOpen}
      onOpenChange={handleOpenChange}
      trigger={
        <Button
          type="button"
          variant="outline"
          color="gray"
          className="cd-range-button"
          aria-label={labels.rangeButton(name)}
        >
          {name}
          <ChevronDownIcon size={16} aria-hidden />
        </Button>
      }
    >
      <div className="cd-range" data-chatdeck="range-picker">
        <Choices label={labels.range}>
          {rangePresets.map((preset) => (
            <Choice key={preset} isChosen={current === preset && !isCustom} onChoose={() => choose(preset)}>
              {labels[preset]}
            </Choice>
          ))}
          <Choice isChosen={isCustom} onChoose={() => setCustom(true)}>
            {labels.custom}
          </Choice>
        </Choices>
        {isCustom && <CustomRange range={range} onApply={choose} />}
      </div>
    </Popover>
  );
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="cd-range-choices">
      {children}
    </div>
  );
}

interface ChoiceProps {
  isChosen: boolean;
  onChoose(): void;
  children: string;
}

/** The arrow keys move among them. */
function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  const handleKeyDown = useArrowKeys('[role=group]', 'button');
  return (
    <button
      type="button"
      className="rt-reset cd-range-choice"
      aria-pressed={isChosen}
      onClick={onChoose}
      onKeyDown={handleKeyDown}
    >
      {children}
    </button>
  );
}
