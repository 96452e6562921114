import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import {
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { useInBrowser } from '../base/use-in-browser';

/** Methods of a virtual list. */
export interface VirtualListHandle {
  /** Scrolls an item into view, as little as needed. */
  reveal(key: string): void;
  /** The item's element, if it is rendered. */
  element(key: string): HTMLElement | undefined;
}

type ItemAttributes = Pick<
  HTMLAttributes<HTMLLIElement>,
  'className' | 'aria-level' | 'aria-posinset' | 'aria-setsize'
> &
  Record<`data-${string}`, string | number | undefined>;

interface VirtualListProps<Item> {
  items: readonly Item[];
  keyOf(item: Item): string;
  /** The height of most items, in pixels; each is measured once rendered. */
  itemHeight: number;
  /** What the items are, for screen readers. */
  label: string;
  className?: string | undefined;
  /** Its items have no controls, so the box itself takes the focus to be scrolled by keyboard. */
  isTabStop?: boolean | undefined;
  /** Items that stay rendered while out of view, like the focused one. */
  pinned?: readonly string[] | undefined;
  handleRef?: Ref<VirtualListHandle> | undefined;
  /** Attributes of an item's element. */
  attributesOf?: ((item: Item) => ItemAttributes) | undefined;
  children(item: Item): ReactNode;
}

/** Beyond the visible range, so that Tab finds the next item there. */
const OVERSCAN = 8;
/** Until the list is measured, and on a server. */
const FIRST_VIEW = { width: 800, height: 640 };

/**
 * A list of any length in a scrolling box that renders only the visible items. Its style sheet limits the box; a short
 * list is as high as its items.
 */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const {
    items,
    keyOf,
    itemHeight,
    label,
    className,
    isTabStop,
    pinned = noKeys,
    handleRef,
    attributesOf,
    children,
  } = props;
  const box = useRef<HTMLDivElement>(null);
  const inBrowser = useInBrowser();
  const indexes = useMemo(() => new Map(items.map((item, index) => [keyOf(item), index])), [items, keyOf]);
  const rangeExtractor = useCallback(
    (range: Range) => withPinned(defaultRangeExtractor(range), pinned, indexes),
    [pinned, indexes],
  );
  const getItemKey = useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
    [items, keyOf],
  );
  const list = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => itemHeight,
    overscan: OVERSCAN,
    initialRect: FIRST_VIEW,
    getItemKey,
    rangeExtractor,
  });
  useImperativeHandle(handleRef, () => ({
    reveal: (key) => {
      const index = indexes.get(key);
      if (index !== undefined) list.scrollToIndex(index, { align: 'auto' });
    },
    element: (key) => box.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`) ?? undefined,
  }));

  let end = 0;
  const parts: ReactNode[] = [];
  for (const virtual of list.getVirtualItems()) {
    const item = items[virtual.index];
    if (item === undefined) continue;
    const key = keyOf(item);
    if (virtual.start > end) parts.push(<Gap key={`before ${key}`} height={virtual.start - end} />);
    end = virtual.end;
    parts.push(
      <li key={key} ref={list.measureElement} data-index={virtual.index} data-key={key} {...attributesOf?.(item)}>
        {children(item)}
      </li>,
    );
  }
  const rest = list.getTotalSize() - end;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A box that scrolls has to be reachable by keyboard.
    <div ref={box} className="cd-virtual" data-chatdeck="virtual-list" tabIndex={isTabStop ? 0 : undefined}>
      <ol aria-label={label} className={className}>
        {parts}
        {/* Server-rendered HTML must not contain styles. */}
        {inBrowser && rest > 0 && <Gap height={rest} />}
      </ol>
    </div>
  );
}

function Gap({ height }: { height: number }) {
  return <li role="presentation" aria-hidden="true" className="cd-virtual-gap" style={{ blockSize: height }} />;
}

const noKeys: readonly string[] = [];

function withPinned(range: number[], pinned: readonly string[], indexes: ReadonlyMap<string, number>): number[] {
  const more = pinned.flatMap((key) => indexes.get(key) ?? []).filter((index) => !range.includes(index));
  return more.length === 0 ? range : [...range, ...more].sort((a, b) => a - b);
}

interface VirtualRowsOptions {
  boxRef: RefObject<HTMLElement | null>;
  count: number;
  /** The height of most rows, in pixels; each is measured once rendered. */
  rowHeight: number;
  /** The height of what stays in view above them. */
  head: number;
  keyOf(index: number): string | number;
  /** Stays rendered while out of view, like the focused one; -1 for none. */
  pinned: number;
}

/** The visible rows of a table in a scrolling box, and the space before each and after the last. */
export function useVirtualRows({ boxRef, count, rowHeight, head, keyOf, pinned }: VirtualRowsOptions) {
  const list = useVirtualizer({
    count,
    getScrollElement: () => boxRef.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    initialRect: FIRST_VIEW,
    scrollPaddingEnd: head,
    getItemKey: keyOf,
    rangeExtractor: useCallback((range: Range) => withIndex(defaultRangeExtractor(range), pinned), [pinned]),
  });
  let end = 0;
  const rows = list.getVirtualItems().map(({ index, start, end: next }) => {
    const gap = start - end;
    end = next;
    return { index, gap };
  });
  return {
    rows,
    rest: list.getTotalSize() - end,
    measureRef: list.measureElement,
    /** Scrolls a row into view, as little as needed. */
    reveal: (index: number) => list.scrollToIndex(index, { align: 'auto' }),
  };
}

interface VirtualGridOptions {
  boxRef: RefObject<HTMLElement | null>;
  rowCount: number;
  columnCount: number;
  /** In pixels, and the same for as long as the grid is shown. */
  sizes: GridSizes;
  /** Stay rendered while out of view, like the focused one. */
  pinnedRow: number;
  pinnedColumn: number;
  isRtl: boolean;
}

/** Sizes of a grid, in pixels. */
export interface GridSizes {
  row: number;
  column: number;
  /** The row of column headers, which stays in view. */
  head: number;
  /** The column of row headers, which stays in view. */
  side: number;
}

/** The visible rows and columns of a grid in a scrolling box. */
export function useVirtualGrid(options: VirtualGridOptions) {
  const { boxRef, rowCount, columnCount, sizes, pinnedRow, pinnedColumn, isRtl } = options;
  const shared = { getScrollElement: () => boxRef.current, initialRect: FIRST_VIEW } as const;
  const rows = useVirtualizer({
    ...shared,
    count: rowCount,
    estimateSize: () => sizes.row,
    overscan: GRID_OVERSCAN,
    scrollPaddingEnd: sizes.head,
    rangeExtractor: useCallback((range: Range) => withIndex(defaultRangeExtractor(range), pinnedRow), [pinnedRow]),
  });
  const columns = useVirtualizer({
    ...shared,
    horizontal: true,
    isRtl,
    count: columnCount,
    estimateSize: () => sizes.column,
    overscan: GRID_OVERSCAN,
    scrollPaddingEnd: sizes.side,
    rangeExtractor: useCallback(
      (range: Range) => withIndex(defaultRangeExtractor(range), pinnedColumn),
      [pinnedColumn],
    ),
  });
  return {
    rows: rows.getVirtualItems(),
    columns: columns.getVirtualItems(),
    height: rows.getTotalSize() + sizes.head,
    width: columns.getTotalSize() + sizes.side,
    /** Scrolls a cell into view, as little as needed; a negative index is a header, which is always in view. */
    reveal(row: number, column: number) {
      if (row >= 0) rows.scrollToIndex(row, { align: 'auto' });
      if (column >= 0) columns.scrollToIndex(column, { align: 'auto' });
    },
  };
}

/** Fewer than in a list: each row has many cells. */
const GRID_OVERSCAN = 2;

function withIndex(range: number[], index: number): number[] {
  return index < 0 || range.includes(index) ? range : [...range, index].sort((a, b) => a - b);
}
