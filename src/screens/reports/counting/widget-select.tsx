import type { WidgetChoice } from '../../../model/reports/props';
import type { Id } from '../../../model/core/tolerant';
import { useWidgetName } from '../../../ui/format/widget-name';
import { Select } from '../../../ui/inputs/select';
import { Text } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { useId } from 'react';
import { countingLabels } from '../../../ui/counting/labels';

interface WidgetSelectProps extends WidgetChoice {
  /** The widget that is shown. */
  value: Id | undefined;
}

/** The choice of the widget of a report that shows one at a time; nothing if there is only one. */
export function WidgetSelect({ value, widgets, onWidgetChange }: WidgetSelectProps) {
  const labels = useLabels(countingLabels);
  const nameOf = useWidgetName();
  const id = useId();
  if (widgets.length < 2 || value === undefined) return null;
  return (
    <div className="cd-report-choice">
      <Text as="label" size="2" color="gray" htmlFor={id}>
        {labels.widget}
      </Text>
      <Select
        id={id}
        aria-label={labels.widget}
        value={String(value)}
        onValueChange={(text) => {
          const chosen = widgets.find((widget) => String(widget.id) === text);
          if (chosen) onWidgetChange(chosen.id);
        }}
        options={widgets.map((widget) => ({ value: String(widget.id), label: nameOf(widget) }))}
      />
    </div>
  );
}
