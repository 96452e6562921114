import type { ComparedWidget } from '../../model/settings/across/compare';
import type { Id } from '../../model/core/tolerant';
import { Select } from '../../ui/inputs/select';
import { useLabels } from '../../ui/theme/labels';
import { compareLabels } from './labels';
import { useWidgetOptions } from './use-widget-options';

interface WidgetPairProps {
  widgets: readonly ComparedWidget[];
  value: readonly ComparedWidget[];
  onChange(next: [Id | undefined, Id | undefined]): void;
}

/** The two widgets that a phone shows. */
export function WidgetPair({ widgets, value, onChange }: WidgetPairProps) {
  const labels = useLabels(compareLabels);
  const options = useWidgetOptions(widgets);
  const idOf = (key: string) => widgets.find(({ widgetId }) => String(widgetId) === key)?.widgetId;
  const [first, second] = value.map(({ widgetId }) => widgetId);
  return (
    <div className="cd-compare-pair">
      <Select
        aria-label={labels.first}
        value={String(first)}
        options={options}
        onValueChange={(next) => onChange([idOf(next), second])}
      />
      <Select
        aria-label={labels.second}
        value={String(second)}
        options={options}
        onValueChange={(next) => onChange([first, idOf(next)])}
      />
    </div>
  );
}
