import { RowGroup } from '../../ui/editor/rows/row-group';
import { useLabels } from '../../ui/theme/labels';
import { CountryRows, type CountryRowsProps } from './country-rows';
import { behaviorLabels } from './labels';
import { PageRulesRows } from './page-rules-rows';

/** The pages and countries where the widget shows. */
export function VisitorRows(props: CountryRowsProps) {
  const { visitorsGroup } = useLabels(behaviorLabels);
  return (
    <RowGroup title={visitorsGroup}>
      <PageRulesRows />
      <CountryRows {...props} />
    </RowGroup>
  );
}
