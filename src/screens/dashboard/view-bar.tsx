import { dashboardLayouts, firstOrder, widgetFilters, type DashboardView } from '../../model/places/dashboard-view';
import { useLabels } from '../../ui/theme/labels';
import { SearchInput } from '../../ui/inputs/search-input';
import { SegmentedControl } from '../../ui/inputs/segmented-control';
import { Select } from '../../ui/inputs/select';
import { dashboardLabels } from './labels';

interface ViewBarProps {
  /** With its layout. */
  value: DashboardView;
  onValueChange(next: DashboardView): void;
}

interface Choice<Value extends string> {
  label: string;
  value: Value;
  onValueChange(next: Value): void;
  options: readonly { value: Value; label: string }[];
}

/** Cards or a table. */
export function LayoutSwitch({ value, onValueChange }: ViewBarProps) {
  const labels = useLabels(dashboardLabels);
  return (
    <SegmentedControl
      label={labels.layout}
      value={value.layout ?? dashboardLayouts[0]}
      onValueChange={(layout) => onValueChange({ ...value, layout })}
      options={dashboardLayouts.map((each) => ({ value: each, label: labels.layouts[each] }))}
    />
  );
}

/** Searches, filters, and sorts many widgets. On narrow screens, the filters become a select. A table has its headers. */
export function ViewBar({ value, onValueChange }: ViewBarProps) {
  const labels = useLabels(dashboardLabels);
  const { layout = dashboardLayouts[0], query = '', show = 'all', sort } = value;
  const filter: Choice<NonNullable<DashboardView['show']> | 'all'> = {
    label: labels.show,
    value: show,
    onValueChange: (next) => onValueChange({ ...value, show: next === 'all' ? undefined : next }),
    options: [
      { value: 'all', label: labels.showAll },
      ...widgetFilters.map((each) => ({ value: each, label: labels[each] })),
    ],
  };
  const sorting: Choice<(typeof cardSorts)[number] | 'given'> = {
    label: labels.sort,
    value: cardSorts.find((each) => each === sort) ?? 'given',
    onValueChange: (next) =>
      onValueChange({
        ...value,
        sort: next === 'given' ? undefined : next,
        order: next === 'given' ? undefined : firstOrder(next),
      }),
    options: [
      { value: 'given', label: labels.sortGiven },
      ...cardSorts.map((each) => ({ value: each, label: labels[sortLabels[each]] })),
    ],
  };
  return (
    <div className="cd-view-bar" role="search" aria-label={labels.find}>
      <SearchInput
        label={labels.find}
        value={query}
        onValueChange={(next) => onValueChange({ ...value, query: next || undefined })}
      />
      <SegmentedControl {...filter} />
      <div className="cd-view-list" data-for="narrow">
        <ChoiceList {...filter} />
      </div>
      {layout === 'cards' && (
        <div className="cd-view-list">
          <ChoiceList {...sorting} />
        </div>
      )}
    </div>
  );
}

/** Cards are grouped by workspace. */
const cardSorts = ['name', 'status', 'today', 'chats', 'average', 'change'] as const satisfies DashboardView['sort'][];

const sortLabels = {
  name: 'sortName',
  status: 'sortStatus',
  today: 'sortToday',
  chats: 'sortChats',
  average: 'sortAverage',
  change: 'sortChange',
} as const;

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
