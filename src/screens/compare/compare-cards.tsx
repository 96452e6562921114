import type { ComparedWidget } from '../../model/settings/across/compare';
import { CopyIcon } from '../../ui/base/icons';
import { Heading, IconButton, Text, VisuallyHidden } from '../../ui/radix';
import { useLabels } from '../../ui/theme/labels';
import { CellValue, DifferenceMark } from './cell';
import { useCompareContext } from './compare-context';
import type { CopyStart } from './copy/use-copy-dialog';
import { compareLabels } from './labels';
import type { CompareRow } from './rows';

interface CompareCardsProps {
  /** Someone searches or filters: what is found shows. */
  isSearching: boolean;
  onCopy: ((start: CopyStart) => void) | undefined;
  rows: readonly CompareRow[];
  widgets: readonly ComparedWidget[];
}

/**
 * Each setting of two widgets, one below the other. A value opens its editor. Sections are folded, because all of them
 * are twenty screens on a phone.
 */
export function CompareCards({ isSearching, rows, ...cards }: CompareCardsProps) {
  return (
    <div className="cd-compare-cards">
      {sectionsOf(rows).map(({ key, title, settings }) => (
        <details key={key} className="cd-details" open={isSearching}>
          <summary>
            <Heading as="h2" size="3">
              {title}
            </Heading>
            {settings.some(({ difference }) => !difference.isSame) && <DifferenceMark />}
          </summary>
          {settings.map((row) => (
            <Card key={row.key} row={row} {...cards} />
          ))}
        </details>
      ))}
    </div>
  );
}

type SettingRow = Extract<CompareRow, { kind: 'setting' }>;

function sectionsOf(rows: readonly CompareRow[]) {
  const sections: { key: string; title: string; settings: SettingRow[] }[] = [];
  for (const row of rows) {
    if (row.kind === 'heading') sections.push({ key: row.key, title: row.title, settings: [] });
    else sections.at(-1)?.settings.push(row);
  }
  return sections;
}

type CardProps = Pick<CompareCardsProps, 'widgets' | 'onCopy'> & { row: SettingRow };

function Card({ row, widgets, onCopy }: CardProps) {
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
          {onCopy && (
            <IconButton
              type="button"
              size="1"
              variant="ghost"
              color="gray"
              className="cd-compare-copy"
              aria-label={labels.copyFrom(label, nameOf(widget))}
              onClick={() => onCopy({ places: [place], title: label, from: widget.widgetId })}
            >
              <CopyIcon size={16} aria-hidden />
            </IconButton>
          )}
        </div>
      ))}
    </section>
  );
}
