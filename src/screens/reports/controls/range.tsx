import { rangePresets } from '../../../model/time/range-presets';
import type { LocalDate } from '../../../model/time/local-date';
import { comparedPeriod } from '../../../model/reports/comparison';
import type { CompareControl, RangeControl } from '../../../model/reports/props';
import { comparisonPresets } from '../../../model/places/report-route';
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
  const name = useRangeName(range);
  return (
    <DatesPicker
      label={labels.range}
      name={name}
      buttonLabel={labels.rangeButton(name)}
      presets={rangePresets.map((value) => ({ value, label: labels[value] }))}
      current={presetOf(range)}
      range={range}
      onChoose={range.onRangeChange}
    />
  );
}

interface ComparePickerProps {
  range: RangeControl;
  compare: CompareControl;
}

/** Chooses what the days are compared with, in the same way. */
export function ComparePicker({ range, compare }: ComparePickerProps) {
  const labels = useLabels(reportLabels);
  const writeRange = useDateRange();
  const { value, onCompareChange } = compare;
  const { dates } = comparedPeriod(range.dates, value, range.now, range.zone);
  const name = labels.compareButton(typeof value === 'string' ? labels[value] : writeRange(dates));
  return (
    <DatesPicker
      label={labels.compare}
      name={name}
      buttonLabel={name}
      presets={comparisonPresets.map((each) => ({ value: each, label: labels[each] }))}
      current={typeof value === 'string' ? value : 'custom'}
      range={{ ...range, dates }}
      onChoose={onCompareChange}
    />
  );
}

interface DatesPickerProps<Preset extends string> {
  label: string;
  /** The current choice, on the button. */
  name: string;
  buttonLabel: string;
  presets: readonly { value: Preset; label: string }[];
  current: Preset | 'custom';
  /** Its dates are the current ones. */
  range: RangeControl;
  onChoose(value: Preset | { from: LocalDate; to: LocalDate }): void;
}

function DatesPicker<Preset extends string>(props: DatesPickerProps<Preset>) {
  const { label, name, buttonLabel, presets, current, range, onChoose } = props;
  const labels = useLabels(reportLabels);
  const [isOpen, setOpen] = useState(false);
  const [isCustom, setCustom] = useState(false);
  const handleOpenChange = (open: boolean) => {
    setOpen(open);
    setCustom(current === 'custom');
  };
  const choose: typeof onChoose = (value) => {
    setOpen(false);
    onChoose(value);
  };
  return (
    <Popover
      label={label}
      open={isOpen}
      onOpenChange={handleOpenChange}
      trigger={
        <Button type="button" variant="outline" color="gray" className="cd-range-button" aria-label={buttonLabel}>
          {name}
          <ChevronDownIcon size={16} aria-hidden />
        </Button>
      }
    >
      <div className="cd-range" data-chatdeck="range-picker">
        <Choices label={label}>
          {presets.map(({ value, label: text }) => (
            <Choice key={value} isChosen={current === value && !isCustom} onChoose={() => choose(value)}>
              {text}
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
