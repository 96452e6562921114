import type { ReportsHistoryProps } from '../../../model/reports/history-view';
import { CloseIcon } from '../../../ui/base/icons';
import { useLabels } from '../../../ui/theme/labels';
import { useRef, type ReactNode } from 'react';
import { useHoursText } from './hours-text';
import { reportsHistoryLabels } from './labels';

type FilterChipsProps = Pick<ReportsHistoryProps, 'filters' | 'onFiltersChange'>;

/** The filters that come from another report, which can only be removed here. */
export function FilterChips({ filters, onFiltersChange }: FilterChipsProps) {
  const labels = useLabels(reportsHistoryLabels);
  const hoursText = useHoursText();
  const placeRef = useRef<HTMLUListElement>(null);
  const { page, hours } = filters;
  if (page === undefined && hours === undefined) return null;
  const remove = (next: FilterChipsProps['filters']) => {
    onFiltersChange(next);
    // The button goes with its filter.
    placeRef.current?.parentElement?.querySelector('input')?.focus();
  };
  const pageName = page || labels.unknownPage;
  return (
    <ul ref={placeRef} className="cd-history-chips" data-chatdeck="filter-chips">
      {page !== undefined && (
        <FilterChip name={pageName} onRemove={() => remove({ ...filters, page: undefined })}>
          {labels.page}: <bdi dir={page === '' ? undefined : 'ltr'}>{pageName}</bdi>
        </FilterChip>
      )}
      {hours && (
        <FilterChip name={hoursText(hours)} onRemove={() => remove({ ...filters, hours: undefined })}>
          {labels.startedAt}: {hoursText(hours)}
        </FilterChip>
      )}
    </ul>
  );
}

interface FilterChipProps {
  /** What is filtered by. */
  name: string;
  onRemove(): void;
  children: ReactNode;
}

function FilterChip({ name, onRemove, children }: FilterChipProps) {
  const labels = useLabels(reportsHistoryLabels);
  return (
    <li className="cd-chip">
      <span className="cd-chip-name">{children}</span>
      <button
        type="button"
        className="rt-reset cd-chip-remove"
        aria-label={labels.removeFilter(name)}
        onClick={() => onRemove()}
      >
        <CloseIcon size={16} aria-hidden />
      </button>
    </li>
  );
}
