import type { ReactNode } from 'react';
import type { ComparedWidget } from '../../model/settings/across/compare';
import type { Id } from '../../model/core/tolerant';
import { SearchInput } from '../../ui/inputs/search-input';
import { Switch, Text } from '../../ui/radix';
import { useLabels } from '../../ui/theme/labels';
import { compareLabels } from './labels';
import type { CompareView } from './rows';
import { WidgetPicker } from './widget-picker';

interface CompareBarProps {
  view: CompareView;
  onViewChange(next: CompareView): void;
  widgets: readonly ComparedWidget[];
  hidden: ReadonlySet<Id>;
  onHiddenChange(next: ReadonlySet<Id>): void;
  /** Instead of the picker, where only two widgets fit. */
  pair?: ReactNode;
}

/** What is shown of all settings and widgets. */
export function CompareBar({ view, onViewChange, widgets, hidden, onHiddenChange, pair }: CompareBarProps) {
  const labels = useLabels(compareLabels);
  return (
    <div className="cd-compare-bar" role="search" aria-label={labels.find}>
      <SearchInput label={labels.find} value={view.query} onValueChange={(query) => onViewChange({ ...view, query })} />
      <Text as="label" size="2" className="cd-compare-switch">
        <Switch
          size="1"
          checked={view.onlyDifferences}
          onCheckedChange={(onlyDifferences) => onViewChange({ ...view, onlyDifferences })}
        />
        {labels.onlyDifferences}
      </Text>
      {pair ?? <WidgetPicker widgets={widgets} hidden={hidden} onHiddenChange={onHiddenChange} />}
    </div>
  );
}
