import { memo, useCallback, type Ref } from 'react';
import type { ComparedWidget, RowDifference } from '../../model/settings/across/compare';
import { CopyIcon } from '../../ui/base/icons';
import { Link, useHasScreen } from '../../ui/base/link';
import { VirtualGrid, type VirtualGridHandle } from '../../ui/data-table/virtual-grid';
import { IconButton, Text } from '../../ui/radix';
import { sayChoice } from '../../ui/settings/setting-words';
import { useLabels } from '../../ui/theme/labels';
import { Cell } from './cell';
import { useCompareContext } from './compare-context';
import type { CopyStart } from './copy/use-copy-dialog';
import { compareLabels } from './labels';
import { isHeading, keyOfRow, type CompareRow } from './rows';

const sizes = { row: 56, column: 200, head: 52, side: 300 };

interface CompareGridProps {
  rows: readonly CompareRow[];
  widgets: readonly ComparedWidget[];
  /** Absent hides copying. */
  onCopy: ((start: CopyStart) => void) | undefined;
  handleRef: Ref<VirtualGridHandle>;
}

/** Settings as rows, widgets as columns. */
export function CompareGrid({ rows, widgets, onCopy, handleRef }: CompareGridProps) {
  const labels = useLabels(compareLabels);
  const { nameOf, onEdit, editing } = useCompareContext();
  const hasScreen = useHasScreen();
  const columnHead = useCallback(
    (widget: ComparedWidget) => (
      <ColumnHead widget={widget} name={nameOf(widget)} isLinked={hasScreen(placeOf(widget))} />
    ),
    [nameOf, hasScreen],
  );
  const rowHead = useCallback(
    (row: CompareRow) => <RowHead row={row} widgets={widgets} onCopy={onCopy} />,
    [widgets, onCopy],
  );
  const cellOf = useCallback(
    (row: CompareRow, widget: ComparedWidget) =>
      row.kind === 'setting' && (
        <Cell
          widget={widget}
          place={row.difference.place}
          isDiffering={row.difference.differing.has(widget.widgetId)}
        />
      ),
    // The cell that is edited comes from the context.
    // oxlint-disable-next-line react/exhaustive-deps
    [editing],
  );
  return (
    <VirtualGrid
      label={labels.grid}
      rows={rows}
      columns={widgets}
      keyOfRow={keyOfRow}
      keyOfColumn={keyOfWidget}
      isHeading={isHeading}
      sizes={sizes}
      corner={
        <Text size="1" color="gray">
          {labels.setting}
        </Text>
      }
      columnHead={columnHead}
      rowHead={rowHead}
      stateOf={stateOf}
      onOpen={(row, widget) => row.kind === 'setting' && onEdit?.({ widget, place: row.difference.place })}
      handleRef={handleRef}
    >
      {cellOf}
    </VirtualGrid>
  );
}

function stateOf(row: CompareRow, { widgetId }: ComparedWidget): string | undefined {
  return row.kind === 'setting' && row.difference.differing.has(widgetId) ? 'differing' : undefined;
}

function placeOf({ widgetId }: ComparedWidget) {
  return { name: 'settings', widgetId, tab: 'behavior' } as const;
}

function keyOfWidget({ widgetId }: ComparedWidget): string {
  return String(widgetId);
}

interface ColumnHeadProps {
  widget: ComparedWidget;
  name: string;
  isLinked: boolean;
}

const ColumnHead = memo(function ColumnHead({ widget, name, isLinked }: ColumnHeadProps) {
  const shown = <bdi>{name}</bdi>;
  return (
    <span className="cd-compare-widget">
      <Text size="2" weight="medium" className="cd-compare-text" title={name}>
        {isLinked ? (
          <Link to={placeOf(widget)} tabIndex={-1}>
            {shown}
          </Link>
        ) : (
          shown
        )}
      </Text>
      <Text size="1" color="gray" className="cd-compare-text">
        {widget.workspace}
      </Text>
    </span>
  );
});

type RowHeadProps = Pick<CompareGridProps, 'widgets' | 'onCopy'> & { row: CompareRow };

const RowHead = memo(function RowHead({ row, widgets, onCopy }: RowHeadProps) {
  const labels = useLabels(compareLabels);
  const { texts } = useCompareContext();
  const title = row.kind === 'heading' ? row.title : texts.choice(row.difference.place.names);
  const places = row.kind === 'heading' ? row.places : [row.difference.place];
  return (
    <>
      <span className="cd-compare-widget">
        <Text size="2" weight={row.kind === 'heading' ? 'bold' : 'medium'} className="cd-compare-name" title={title}>
          {title}
        </Text>
        {row.kind === 'setting' && (
          <Text size="1" color="gray" className="cd-compare-text">
            <Summary difference={row.difference} widgets={widgets} />
          </Text>
        )}
      </span>
      {onCopy && (
        <IconButton
          type="button"
          size="1"
          variant="ghost"
          color="gray"
          tabIndex={-1}
          className="cd-compare-copy"
          aria-label={labels.copyThis(title)}
          onClick={() => onCopy({ places, title })}
        >
          <CopyIcon size={16} aria-hidden />
        </IconButton>
      )}
    </>
  );
});

/** What most widgets have. */
export function Summary({ difference, widgets }: { difference: RowDifference; widgets: readonly ComparedWidget[] }) {
  const labels = useLabels(compareLabels);
  const { texts } = useCompareContext();
  const { place, isSame, commonId, commonCount } = difference;
  if (isSame) return labels.allHave;
  const common = widgets.find(({ widgetId }) => widgetId === commonId);
  if (!common) return labels.allDiffer;
  return labels.mostHave(sayChoice(place.names, common.settings, texts), commonCount, widgets.length);
}
