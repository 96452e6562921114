import type { ComparedWidget } from '../../model/settings/across/compare';
import { Heading, Text, VisuallyHidden } from '../../ui/radix';
import { useLabels } from '../../ui/theme/labels';
import { CellValue } from './cell';
import { useCompareContext } from './compare-context';
import { compareLabels } from './labels';
import type { CompareRow } from './rows';

interface CompareCardsProps {
  rows: readonly CompareRow[];
  widgets: readonly ComparedWidget[];
}

/** Each setting of two widgets, one below the other. A value opens its editor. */
export function CompareCards({ rows, widgets }: CompareCardsProps) {
  return (
    <div className="cd-compare-cards">
      {rows.map((row) =>
        row.kind === 'heading' ? (
          <Heading key={row.key} as="h2" size="3">
            {row.title}
          </Heading>
        ) : (
          <Card key={row.key} row={row} widgets={widgets} />
        ),
      )}
    </div>
  );
}

type CardProps = Pick<CompareCardsProps, 'widgets'> & { row: Extract<CompareRow, { kind: 'setting' }> };

function Card({ row, widgets }: CardProps) {
  const labels = useLabels(compareLabels);
  const { texts, nameOf, onEdit } = useCompareContext();
  const { place, isSame } = row.difference;
  const label = texts.choice(place.names);
  return (
    <section className="cd-compare-card" aria-label={label}>
      <Text as="p" size="2" weight="medium">
        {label}
      </Text>
      {widgets.map((widget) => (
        <div key={String(widget.widgetId)} className="cd-compare-value">
          <Text size="1" color="gray">
            <bdi>{nameOf(widget)}</bdi>
          </Text>
          {onEdit ? (
            <button type="button" className="rt-reset cd-compare-open" onClick={() => onEdit({ widget, place })}>
              <CellValue widget={widget} place={place} isDiffering={!isSame} />
              <VisuallyHidden>{labels.edit(label, nameOf(widget))}</VisuallyHidden>
            </button>
          ) : (
            <span className="cd-compare-open">
              <CellValue widget={widget} place={place} isDiffering={!isSame} />
            </span>
          )}
        </div>
      ))}
    </section>
  );
}
