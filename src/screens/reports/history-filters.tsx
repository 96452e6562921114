import { changeFilters, hasFilters, type ReportsHistoryProps } from '../../model/history-view';
import type { HistoryFilters } from '../../model/report-route';
import { CloseIcon } from '../../ui/icons';
import { useLabels } from '../../ui/labels';
import { Button, Text } from '../../ui/radix';
import { Select } from '../../ui/select';
import { useId } from 'react';
import { reportLabels } from './controls-labels';
import type { ReportsHistoryLabels } from './history-labels';
import { HistorySearch } from './history-search';

interface HistoryFilterRowProps extends Pick<
  ReportsHistoryProps,
  'filters' | 'onFiltersChange' | 'widgets' | 'widgetId' | 'onWidgetChange' | 'agents'
> {
  labels: ReportsHistoryLabels;
}

/** Which chats are shown. A choice holds at once, a text when one pauses. */
export function HistoryFilterRow(props: HistoryFilterRowProps) {
  const { filters, onFiltersChange, widgets, widgetId, onWidgetChange, agents, labels } = props;
  const { unnamedWidget } = useLabels(reportLabels);
  const change = (patch: Partial<HistoryFilters>) => onFiltersChange(changeFilters(filters, patch));
  const widgetOptions = widgets.map(({ id, name }) => ({ value: String(id), label: name || unnamedWidget }));
  return (
    <div role="group" aria-label={labels.filters} className="cd-history-filters" data-chatdeck="filters">
      {widgets.length > 1 && (
        <Choice
          label={labels.widget}
          all={labels.allWidgets}
          value={widgetId === undefined ? '' : String(widgetId)}
          options={widgetOptions}
          onValueChange={(text) => onWidgetChange(widgets.find(({ id }) => String(id) === text)?.id)}
        />
      )}
      <Choice
        label={labels.agent}
        all={labels.allAgents}
        value={filters.agent ?? ''}
        options={agents.map((name) => ({ value: name, label: name }))}
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
      <HistorySearch value={filters.q ?? ''} onValueChange={(q) => change({ q: q || undefined })} labels={labels} />
      {hasFilters(filters) && (
        <Button type="button" variant="soft" color="gray" onClick={() => onFiltersChange({})}>
          <CloseIcon size={16} aria-hidden />
          {labels.clear}
        </Button>
      )}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  /** What stands for no choice. */
  all: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onValueChange(next: string): void;
}

function Choice({ label, all, value, options, onValueChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="cd-history-filter">
      <Text as="label" size="1" color="gray" htmlFor={id}>
        {label}
      </Text>
      <Select id={id} value={value} onValueChange={onValueChange} options={[{ value: '', label: all }, ...options]} />
    </div>
  );
}

function textOf(flag: boolean | undefined): string {
  return flag === undefined ? '' : String(flag);
}

function flagOf(text: string): boolean | undefined {
  return text === '' ? undefined : text === 'true';
}
