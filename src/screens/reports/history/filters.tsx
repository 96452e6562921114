import { changeFilters, countFilters, type ReportsHistoryProps } from '../../../model/reports/history-view';
import type { HistoryFilters } from '../../../model/places/report-route';
import { decodeEntities } from '../../../model/core/decode-entities';
import { CloseIcon } from '../../../ui/base/icons';
import { DisclosureButton } from '../../../ui/base/disclosure-button';
import { useWidgetName } from '../../../ui/format/widget-name';
import { useLabels } from '../../../ui/theme/labels';
import { IconButton } from '../../../ui/radix';
import { Select } from '../../../ui/inputs/select';
import { useId, useState } from 'react';
import { reportsHistoryLabels } from './labels';
import { HistorySearch } from './search';
import { FilterChips } from './filter-chips';

type HistoryFilterRowProps = Pick<
  ReportsHistoryProps,
  'filters' | 'onFiltersChange' | 'widgets' | 'widgetId' | 'onWidgetChange' | 'agents'
>;

/** Filters the chats. A choice applies right away, a text after a pause. On narrow screens, the filters collapse. */
export function HistoryFilterRow(props: HistoryFilterRowProps) {
  const { filters, onFiltersChange } = props;
  const labels = useLabels(reportsHistoryLabels);
  const [isOpen, setOpen] = useState(false);
  const [clearings, setClearings] = useState(0);
  const id = useId();
  const isEmpty = countFilters(filters) === 0;
  return (
    <div role="group" aria-label={labels.filters} className="cd-history-filters" data-chatdeck="filters">
      <HistorySearch
        // Without what is typed and not searched for yet.
        key={clearings}
        value={filters.q ?? ''}
        onValueChange={(q) => onFiltersChange({ ...filters, q: q || undefined })}
      />
      <DisclosureButton className="cd-history-fold" isOpen={isOpen} onOpenChange={setOpen} controls={id}>
        {labels.filtersButton(countFilters({ ...filters, q: undefined }))}
      </DisclosureButton>
      <div id={id} className="cd-history-choices" data-state={isOpen ? 'open' : 'closed'}>
        <Choices {...props} />
        <IconButton
          type="button"
          variant="outline"
          color="gray"
          className="cd-history-clear"
          aria-label={labels.clear}
          title={labels.clear}
          aria-disabled={isEmpty || undefined}
          onClick={() => {
            if (isEmpty) return;
            setClearings(clearings + 1);
            onFiltersChange({});
          }}
        >
          <CloseIcon size={16} aria-hidden />
        </IconButton>
      </div>
      <FilterChips {...props} />
    </div>
  );
}

function Choices(props: HistoryFilterRowProps) {
  const { filters, onFiltersChange, widgets, widgetId, onWidgetChange, agents } = props;
  const labels = useLabels(reportsHistoryLabels);
  const nameOf = useWidgetName();
  const change = (patch: Partial<HistoryFilters>) => onFiltersChange(changeFilters(filters, patch));
  return (
    <>
      {widgets.length > 1 && (
        <Choice
          label={labels.widget}
          all={labels.allWidgets}
          value={widgetId === undefined ? '' : String(widgetId)}
          options={widgets.map(({ id, name }) => ({ value: String(id), label: nameOf({ id, name }) }))}
          onValueChange={(text) => onWidgetChange(widgets.find(({ id }) => String(id) === text)?.id)}
        />
      )}
      <Choice
        label={labels.agent}
        all={labels.allAgents}
        value={filters.agent ?? ''}
        options={agents.map((name) => ({ value: name, label: decodeEntities(name) }))}
        onValueChange={(agent) => change({ agent: agent || undefined })}
      />
      <Choice
        label={labels.rating}
        all={labels.anyRating}
        value={filters.rating ?? ''}
        options={(['up', 'down'] as const).map((value) => ({ value, label: labels[value] }))}
        onValueChange={(rating) => change({ rating: rating === 'up' || rating === 'down' ? rating : undefined })}
      />
      <Choice
        label={labels.answer}
        all={labels.anyAnswer}
        value={textOf(filters.missed)}
        options={[
          { value: 'false', label: labels.answered },
          { value: 'true', label: labels.missed },
        ]}
        onValueChange={(text) => change({ missed: flagOf(text) })}
      />
      <Choice
        label={labels.start}
        all={labels.anyStart}
        value={textOf(filters.trigger)}
        options={[
          { value: 'true', label: labels.byTrigger },
          { value: 'false', label: labels.byVisitor },
        ]}
        onValueChange={(text) => change({ trigger: flagOf(text) })}
      />
    </>
  );
}

interface ChoiceProps {
  label: string;
  /** The value for “no choice”. */
  all: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onValueChange(next: string): void;
}

function Choice({ label, all, value, options, onValueChange }: ChoiceProps) {
  return (
    <div className="cd-history-filter">
      <Select
        aria-label={label}
        value={value}
        onValueChange={onValueChange}
        options={[{ value: '', label: all }, ...options]}
      />
    </div>
  );
}

function textOf(flag: boolean | undefined): string {
  return flag === undefined ? '' : String(flag);
}

function flagOf(text: string): boolean | undefined {
  return text === '' ? undefined : text === 'true';
}
