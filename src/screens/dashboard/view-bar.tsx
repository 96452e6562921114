import { SearchInput } from '../../ui/search-input';
import { SegmentedControl } from '../../ui/segmented-control';
import { Select } from '../../ui/select';
import type { DashboardLabels } from './labels';
import type { CardFilter, CardSort, View } from './narrow';

interface ViewBarProps {
  value: View;
  onValueChange(next: View): void;
  labels: DashboardLabels;
}

/** Finds, filters and sorts among many widgets. */
export function ViewBar({ value, onValueChange, labels }: ViewBarProps) {
  const filters: { value: CardFilter; label: string }[] = [
    { value: 'all', label: labels.showAll },
    { value: 'online', label: labels.online },
    { value: 'offline', label: labels.offline },
    { value: 'unfinished', label: labels.unfinished },
  ];
  const sorts: { value: CardSort; label: string }[] = [
    { value: 'given', label: labels.sortGiven },
    { value: 'name', label: labels.sortName },
    { value: 'chats', label: labels.sortChats },
  ];
  return (
    <div className="cd-view-bar" role="search" aria-label={labels.find}>
      <SearchInput
        label={labels.find}
        value={value.query}
        onValueChange={(query) => onValueChange({ ...value, query })}
      />
      <SegmentedControl
        label={labels.show}
        value={value.filter}
        onValueChange={(filter) => onValueChange({ ...value, filter })}
        options={filters}
      />
      <div className="cd-view-sort">
        <Select
          aria-label={labels.sort}
          value={value.sort}
          onValueChange={(next) => {
            const sort = sorts.find((each) => each.value === next)?.value;
            if (sort) onValueChange({ ...value, sort });
          }}
          options={sorts}
        />
      </div>
    </div>
  );
}
