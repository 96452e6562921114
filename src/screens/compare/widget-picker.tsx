import type { ComparedWidget } from '../../model/settings/across/compare';
import type { Id } from '../../model/core/tolerant';
import { ChevronDownIcon } from '../../ui/base/icons';
import { Popover } from '../../ui/overlays/popover';
import { Button } from '../../ui/radix';
import { useLabels } from '../../ui/theme/labels';
import { compareLabels } from './labels';
import { WidgetChecks } from '../../ui/settings/widget-checks';

interface WidgetPickerProps {
  widgets: readonly ComparedWidget[];
  hidden: ReadonlySet<Id>;
  onHiddenChange(next: ReadonlySet<Id>): void;
}

/** Which widgets are columns. */
export function WidgetPicker({ widgets, hidden, onHiddenChange }: WidgetPickerProps) {
  const labels = useLabels(compareLabels);
  const ids = widgets.map(({ widgetId }) => widgetId);
  const shown = new Set(ids.filter((id) => !hidden.has(id)));
  return (
    <Popover
      label={labels.widgets(shown.size, ids.length)}
      trigger={
        <Button type="button" variant="outline" color="gray">
          {labels.widgets(shown.size, ids.length)}
          <ChevronDownIcon size={16} aria-hidden />
        </Button>
      }
    >
      <WidgetChecks
        widgets={widgets}
        chosen={shown}
        onChosenChange={(next) => onHiddenChange(new Set(ids.filter((id) => !next.has(id))))}
      />
    </Popover>
  );
}
