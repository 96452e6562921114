import { useCallback, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Announcer } from '../base/announcer';
import { useBeforePaint } from '../base/use-before-paint';
import { useInBrowser } from '../base/use-in-browser';
import { useVirtualRows } from '../later/virtual-list';
import { useLabels } from '../theme/labels';
import { useTheme } from '../theme/theme-context';
import { BodyRow } from './body-row';
import type { DataTableProps } from './data-table';
import { HeaderRow } from './header-row';
import { tableLabels } from './labels';
import { roles } from './roles';
import { rowAfterKey } from './row-keys';
import { sortRows } from './sort-rows';

type VirtualTableProps<Row> = Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'rows' | 'rowKey' | 'rowName' | 'sort' | 'onSortChange' | 'rowActions'
>;

/** Of a row with one line, and of the header, in pixels. */
const ROW = 41;
const HEAD = 36;

/**
 * A table of any length in a scrolling box that renders only the visible rows. Its columns need widths, except for one.
 * Up, Down, Page Up, Page Down, Home, and End move between the links that name the rows.
 */
export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  const { label, columns, rows, rowKey, rowName, sort, onSortChange, rowActions } = props;
  const labels = useLabels(tableLabels);
  const { locale } = useTheme();
  const inBrowser = useInBrowser();
  const box = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | number>();
  const isMoving = useRef(false);
  const sorted = useMemo(() => sortRows(rows, columns, sort, locale), [rows, columns, sort, locale]);
  const keyOf = useCallback(
    (index: number) => {
      const row = sorted[index];
      return row === undefined ? index : rowKey(row);
    },
    [sorted, rowKey],
  );
  // By its key, because new data may move it.
  const focusedIndex = useMemo(
    () => (focused === undefined ? -1 : sorted.findIndex((row) => rowKey(row) === focused)),
    [sorted, rowKey, focused],
  );
  const list = useVirtualRows({
    boxRef: box,
    count: sorted.length,
    rowHeight: ROW,
    head: HEAD,
    keyOf,
    pinned: focusedIndex,
  });
  useBeforePaint(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    focusName(box.current, focusedIndex);
  }, [focused]);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = indexOf(event.target);
    // Other controls in a row have their own keys.
    if (index === undefined || !isName(event.target)) return;
    const page = Math.max(1, Math.floor(((box.current?.clientHeight ?? 0) - HEAD) / ROW) - 1);
    const next = rowAfterKey(event, index, { count: sorted.length, page });
    if (next === undefined) return;
    event.preventDefault();
    if (next === index) return;
    list.reveal(next);
    if (next === focusedIndex) {
      focusName(box.current, next);
      return;
    }
    isMoving.current = true;
    setFocused(keyOf(next));
  };
  const handleFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const index = indexOf(target);
    setFocused(index === undefined ? undefined : keyOf(index));
  };

  const columnCount = columns.length + (rowActions ? 1 : 0);
  const sortedColumn = columns.find(({ key }) => key === sort?.key)?.header;
  const announce = sort?.direction === 'descending' ? labels.sortedDown : labels.sortedUp;
  return (
    <>
      <div
        ref={box}
        role="presentation"
        className="cd-table-place cd-table-box"
        data-chatdeck="table"
        data-state="ready"
        onKeyDown={handleKeyDown}
        onFocus={handleFocus}
      >
        <table role="table" aria-label={label} aria-rowcount={sorted.length + 1} className="cd-table cd-table-fixed">
          <thead role={roles.rowgroup} className="cd-table-head">
            <HeaderRow
              columns={columns}
              sort={sort}
              onSortChange={onSortChange}
              actionsLabel={rowActions && labels.actions}
            />
          </thead>
          <tbody role={roles.rowgroup}>
            {list.rows.flatMap(({ index, gap }) => {
              const row = sorted[index];
              if (row === undefined) return [];
              const id = rowKey(row);
              return [
                ...(gap > 0 ? [<Gap key={`before ${id}`} height={gap} columns={columnCount} />] : []),
                <BodyRow
                  key={id}
                  id={id}
                  row={row}
                  columns={columns}
                  name={rowName(row)}
                  rowActions={rowActions}
                  state="plain"
                  onRowClick={undefined}
                  index={index}
                  rowRef={list.measureRef}
                />,
              ];
            })}
            {/* Server-rendered HTML must not contain styles. */}
            {inBrowser && list.rest > 0 && <Gap height={list.rest} columns={columnCount} />}
          </tbody>
        </table>
      </div>
      <Announcer>{sortedColumn === undefined ? '' : announce(sortedColumn)}</Announcer>
    </>
  );
}

/** The space of rows that aren't rendered. */
function Gap({ height, columns }: { height: number; columns: number }) {
  return (
    <tr role="presentation" aria-hidden="true" className="cd-table-gap">
      <td colSpan={columns} style={{ blockSize: height }} />
    </tr>
  );
}

/** Focuses what names a row: its link, or the cell of a row that leads nowhere. */
function focusName(box: HTMLElement | null, index: number): void {
  const cell = box?.querySelector<HTMLElement>(`[data-index="${index}"] [role="rowheader"]`);
  const link = cell?.querySelector<HTMLElement>('a');
  if (cell && !link) cell.tabIndex = -1;
  (link ?? cell)?.focus({ preventScroll: true });
}

function indexOf(target: EventTarget): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return row ? Number(row.dataset.index) : undefined;
}

/** Whether it is in the cell that names its row. */
function isName(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[role="rowheader"]') !== null;
}
