import {
  memo,
  useImperativeHandle,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { useBeforePaint } from '../base/use-before-paint';
import { useInBrowser } from '../base/use-in-browser';
import { useVirtualGrid, type GridSizes } from '../later/virtual-list';
import { useTheme } from '../theme/theme-context';
import { placeAfterKey, type GridPlace } from './grid-keys';

/** Methods of a virtual grid. */
export interface VirtualGridHandle {
  /** Returns the focus to the cell that last had it. */
  focus(): void;
}

interface VirtualGridProps<Row, Column> {
  /** What it shows, for screen readers. */
  label: string;
  rows: readonly Row[];
  columns: readonly Column[];
  /** Keep the same functions between renders. */
  keyOfRow(row: Row): string;
  keyOfColumn(column: Column): string;
  /** The row is a heading across all columns. */
  isHeading(row: Row): boolean;
  sizes: GridSizes;
  /** Above the row headers. */
  corner: ReactNode;
  columnHead(column: Column): ReactNode;
  rowHead(row: Row): ReactNode;
  /** `data-state` of a cell. */
  stateOf(row: Row, column: Column): string | undefined;
  /** Enter, F2, a tap, or a double click on a cell. A header presses its own button instead. */
  onOpen(row: Row, column: Column): void;
  handleRef?: Ref<VirtualGridHandle> | undefined;
  /** A cell's content. */
  children(row: Row, column: Column): ReactNode;
}

/**
 * A grid of any size that renders only what is visible, with headers that stay in view. One Tab stop; arrow keys, Home,
 * End, and Page Up and Down move among the cells, with Ctrl to the corners, and Enter or F2 opens one.
 */
export function VirtualGrid<Row, Column>(props: VirtualGridProps<Row, Column>) {
  const { label, rows, columns, keyOfRow, keyOfColumn, isHeading, sizes, corner, columnHead, rowHead } = props;
  const { stateOf, onOpen, handleRef, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const inBrowser = useInBrowser();
  const isRtl = useTheme().direction === 'rtl';
  const [current, setCurrent] = useState({ row: '', column: '' });
  const isMoving = useRef(false);
  const place: GridPlace = {
    row: indexOfKey(rows, keyOfRow, current.row),
    column: indexOfKey(columns, keyOfColumn, current.column),
  };
  const grid = useVirtualGrid({
    boxRef: box,
    rowCount: rows.length,
    columnCount: columns.length,
    sizes,
    pinnedRow: place.row,
    pinnedColumn: place.column,
    isRtl,
  });
  const focusCurrent = () => {
    box.current?.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus({ preventScroll: true });
  };
  useBeforePaint(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    focusCurrent();
  }, [current]);
  useImperativeHandle(handleRef, () => ({ focus: focusCurrent }));

  const keysOf = (at: GridPlace) => {
    const [row, column] = [rows[at.row], columns[at.column]];
    return {
      row: row === undefined ? '' : keyOfRow(row),
      column: column === undefined ? '' : keyOfColumn(column),
    };
  };
  const moveTo = ({ row, column }: GridPlace) => {
    isMoving.current = true;
    setCurrent(keysOf({ row, column }));
    grid.reveal(row, column);
  };
  const open = ({ row, column }: GridPlace, cell: Element) => {
    const [item, itemColumn] = [rows[row], columns[column]];
    if (item === undefined || itemColumn === undefined || isHeading(item))
      cell.querySelector<HTMLElement>('button, a')?.click();
    else onOpen(item, itemColumn);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    // A control inside a cell has its own keys.
    if (!(target instanceof HTMLElement) || target.dataset.cell === undefined) return;
    const page = Math.max(1, Math.floor(((box.current?.clientHeight ?? 0) - sizes.head) / sizes.row) - 1);
    const next = placeAfterKey(event, place, { rowCount: rows.length, columnCount: columns.length, page, isRtl });
    if (next) moveTo(next);
    else if (event.key === 'Enter' || event.key === 'F2') open(place, target);
    else return;
    event.preventDefault();
  };
  // By the pointer, a screen reader, or a control inside a cell.
  const handleFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const at = placeOf(target);
    if (at && !isCurrent(at)) setCurrent(keysOf(at));
  };
  const openAt = (target: EventTarget) => {
    const at = placeOf(target);
    const [row, column] = at ? [rows[at.row], columns[at.column]] : [];
    if (row !== undefined && column !== undefined && !isHeading(row)) onOpen(row, column);
  };
  const handleClick = ({ target, nativeEvent }: MouseEvent<HTMLElement>) => {
    if ('pointerType' in nativeEvent && nativeEvent.pointerType === 'touch') openAt(target);
  };
  const isCurrent = ({ row, column }: GridPlace) => {
    const item = rows[row];
    return row === place.row && (column === place.column || (item !== undefined && isHeading(item)));
  };
  const cellProps = (row: number, column: number) => ({
    'data-cell': `${row}:${column}`,
    tabIndex: isCurrent({ row, column }) ? 0 : -1,
    'aria-colindex': column + 2,
  });

  return (
    <div
      ref={box}
      className="cd-grid"
      role="grid"
      // Its cells are the tab stop.
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
      data-chatdeck="grid"
      onKeyDown={handleKeyDown}
      onFocus={handleFocus}
      onClick={handleClick}
      onDoubleClick={({ target }) => openAt(target)}
    >
      {/* Server-rendered HTML must not contain styles. */}
      {inBrowser && (
        <div role="presentation" className="cd-grid-area" style={{ inlineSize: grid.width, blockSize: grid.height }}>
          <div role="row" aria-rowindex={1} className="cd-grid-head" style={{ blockSize: sizes.head }}>
            <div {...cellProps(-1, -1)} role="columnheader" className="cd-grid-side" style={{ inlineSize: sizes.side }}>
              {corner}
            </div>
            {grid.columns.map(({ index, start }) => {
              const column = columns[index];
              if (column === undefined) return null;
              return (
                <div
                  key={keyOfColumn(column)}
                  {...cellProps(-1, index)}
                  role="columnheader"
                  className="cd-grid-cell"
                  style={{ insetInlineStart: start + sizes.side, inlineSize: sizes.column }}
                >
                  {columnHead(column)}
                </div>
              );
            })}
          </div>
          {grid.rows.map(({ index, start }) => {
            const row = rows[index];
            if (row === undefined) return null;
            const heading = isHeading(row);
            return (
              <div
                key={keyOfRow(row)}
                role="row"
                aria-rowindex={index + 2}
                className="cd-grid-row"
                data-state={heading ? 'heading' : undefined}
                style={{ insetBlockStart: start + sizes.head, blockSize: sizes.row }}
              >
                <div
                  {...cellProps(index, -1)}
                  role="rowheader"
                  className="cd-grid-side"
                  aria-colspan={heading ? columns.length + 1 : undefined}
                  style={{ inlineSize: sizes.side }}
                >
                  {rowHead(row)}
                </div>
                {!heading &&
                  grid.columns.map(({ index: at, start: from }) => {
                    const column = columns[at];
                    if (column === undefined) return null;
                    return (
                      <ItemCell
                        key={keyOfColumn(column)}
                        row={row}
                        column={column}
                        rowIndex={index}
                        columnIndex={at}
                        isCurrent={isCurrent({ row: index, column: at })}
                        start={from + sizes.side}
                        size={sizes.column}
                        stateOf={stateOf}
                      >
                        {children}
                      </ItemCell>
                    );
                  })}
              </div>
            );
          })}
        </div>
      )}
    </div>
  );
}

interface ItemCellProps<Row, Column> extends Pick<VirtualGridProps<Row, Column>, 'stateOf' | 'children'> {
  row: Row;
  column: Column;
  rowIndex: number;
  columnIndex: number;
  isCurrent: boolean;
  start: number;
  size: number;
}

/** While the grid scrolls, only the cells that come into view are drawn. */
const ItemCell = memo(function ItemCell<Row, Column>(props: ItemCellProps<Row, Column>) {
  const { row, column, rowIndex, columnIndex, isCurrent, start, size, stateOf, children } = props;
  return (
    <div
      data-cell={`${rowIndex}:${columnIndex}`}
      tabIndex={isCurrent ? 0 : -1}
      role="gridcell"
      aria-colindex={columnIndex + 2}
      className="cd-grid-cell"
      data-state={stateOf(row, column)}
      style={{ insetInlineStart: start, inlineSize: size }}
    >
      {children(row, column)}
    </div>
  );
}) as <Row, Column>(props: ItemCellProps<Row, Column>) => ReactNode;

/** The place of the cell that an element is in. */
function placeOf(target: EventTarget): GridPlace | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [row, column] = cell?.dataset.cell?.split(':').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}

function indexOfKey<Item>(items: readonly Item[], keyOf: (item: Item) => string, key: string): number {
  return key === '' ? -1 : items.findIndex((item) => keyOf(item) === key);
}
