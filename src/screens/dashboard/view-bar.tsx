import { useLabels } from '../../ui/theme/labels';
import { SearchInput } from '../../ui/inputs/search-input';
import { SegmentedControl } from '../../ui/inputs/segmented-control';
import { Select } from '../../ui/inputs/select';
import { dashboardLabels } from './labels';
import type { CardFilter, CardSort, View } from './narrow';

interface ViewBarProps {
  value: View;
  onValueChange(next: View): void;
}

interface Choice<Value extends string> {
  label: string;
  value: Value;
  onValueChange(next: Value): void;
  options: { value: Value; label: string }[];
}

/** Searches, filters, and sorts many widgets. On narrow screens, the filters become a select. */
export function ViewBar({ value, onValueChange }: ViewBarProps) {
  const labels = useLabels(dashboardLabels);
  const show: Choice<CardFilter> = {
    label: labels.show,
    value: value.filter,
    onValueChange: (filter) => onValueChange({ ...value, filter }),
    options: [
      { value: 'all', label: labels.showAll },
      { value: 'online', label: labels.online },
      { value: 'offline', label: labels.offline },
      { value: 'unfinished', label: labels.unfinished },
    ],
  };
  const sort: Choice<CardSort> = {
    label: labels.sort,
    value: value.sort,
    onValueChange: (next) => onValueChange({ ...value, sort: next }),
    options: [
      { value: 'given', label: labels.sortGiven },
      { value: 'name', label: labels.sortName },
      { value: 'chats', label: labels.sortChats },
    ],
  };
  return (
    <div className="cd-view-bar" role="search" aria-label={labels.find}>
      <SearchInput
        label={labels.find}
        value={value.query}
        onValueChange={(query) => onValueChange({ ...value, query })}
      />
      <SegmentedControl {...show} />
      <div className="cd-view-list" data-for="narrow">
        <ChoiceList {...show} />
      </div>
      <div className="cd-view-list">
        <ChoiceList {...sort} />
      </div>
    </div>
  );
}

function ChoiceList<Value extends string>({ label, value, onValueChange, options }: Choice<Value>) {
  return (
    <Select
      aria-label={label}
      value={value}
      onValueChange={(next) => {
        const option = options.find((each) => each.value === next);
        if (option) onValueChange(option.value);
      }}
      options={options}
    />
  );
}
