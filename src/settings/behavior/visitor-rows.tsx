import { RowGroup } from '../../ui/editor/rows/row-group';
import { CountryRows, type CountryRowsProps } from './country-rows';
import { PageRulesRows } from './page-rules-rows';

/** On which pages, and to visitors from where, the widget shows. */
export function VisitorRows(props: CountryRowsProps) {
  return (
    <RowGroup title={props.labels.visitorsGroup}>
      <PageRulesRows labels={props.labels} />
      <CountryRows {...props} />
    </RowGroup>
  );
}
