import { Button } from '@radix-ui/themes';
import { useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Announcer } from '../base/announcer';
import { useLatestCallback } from '../base/use-latest-callback';
import { useFocusReturn } from '../focus/use-focus-return';
import { isShortcut } from '../keys/shortcuts';
import { useLabels } from '../theme/labels';
import { tableLabels } from './labels';
import { rowAfterKey } from './row-keys';
import { SelectAll } from './select-all';

export type RowKey = string | number;

/** Which rows of a table are selected, and what can be done with them. */
export interface TableSelection<Row> {
  /** The keys of the selected rows; keys that aren't in the table are ignored. */
  selected: ReadonlySet<RowKey>;
  onSelectedChange(next: ReadonlySet<RowKey>): void;
  /** Rows for which it is false have no checkbox. Keep it stable. */
  isSelectable?: ((row: Row) => boolean) | undefined;
  /** What can be done with the selected rows: buttons in the bar above the table. */
  actions?: ReactNode;
  /** The bar, which takes the focus when what had it is gone. */
  barRef?: RefObject<HTMLDivElement | null> | undefined;
}

/** How a row shows its selection: `none` for a row without a checkbox. */
export type RowCheck = 'on' | 'off' | 'none';

interface SelectionOptions<Row> {
  selection: TableSelection<Row> | undefined;
  /** On all pages. */
  all: readonly Row[];
  /** On this page. */
  shown: readonly Row[];
  rowKey(row: Row): RowKey;
  onRowClick: ((row: Row) => void) | undefined;
}

/**
 * Selecting rows: a checkbox each, Shift for a range, Ctrl+A or ⌘A for all, Escape for none. The checkboxes are one Tab
 * stop, in which Up, Down, Page Up, Page Down, Home, and End move; Enter opens the row.
 */
export function useTableSelection<Row>({ selection, all, shown, rowKey, onRowClick }: SelectionOptions<Row>) {
  const [stop, setStop] = useState<RowKey>();
  /** Where a range begins. */
  const anchor = useRef<RowKey>(undefined);
  /** What the range has selected so far, and leaves again when it shrinks. */
  const ranged = useRef<readonly RowKey[]>([]);
  const { isSelectable, selected } = selection ?? {};
  const keysOf = (rows: readonly Row[]) => rows.filter((row) => isSelectable?.(row) ?? true).map(rowKey);
  const keys = selection ? keysOf(shown) : [];
  const change = (changed: readonly RowKey[], isOn: boolean, without: readonly RowKey[] = []) => {
    const next = new Set(selected);
    for (const key of without) next.delete(key);
    for (const key of changed) {
      if (isOn) next.add(key);
      else next.delete(key);
    }
    selection?.onSelectedChange(next);
  };
  const beginRange = (key: RowKey | undefined) => {
    anchor.current = key;
    ranged.current = [];
  };
  const select = (key: RowKey, isRange: boolean) => {
    const [from, to] = [keys.indexOf(anchor.current ?? key), keys.indexOf(key)].toSorted((a, b) => a - b);
    if (isRange && from !== undefined && to !== undefined && from >= 0) {
      const before = ranged.current;
      const range = keys.slice(from, to + 1);
      ranged.current = range.filter((each) => before.includes(each) || !selected?.has(each));
      change(range, true, before);
    } else {
      beginRange(key);
      change([key], !selected?.has(key));
    }
  };
  const handleSelect = useLatestCallback(select);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget, target } = event;
    // What is opened from a row has its own keys. A checkbox leaves out Enter.
    const isHandled = event.defaultPrevented && event.key !== 'Enter';
    if (!selection || isHandled || !(target instanceof Element) || !currentTarget.contains(target)) return;
    const row = target.closest<HTMLElement>('[data-row-key]');
    const index =
      row && target.closest('.cd-table-check') ? keys.findIndex((key) => String(key) === row.dataset.rowKey) : -1;
    if (isShortcut(event, 'selectNone') && keysOf(all).some((key) => selected?.has(key))) {
      selection.onSelectedChange(new Set());
    } else if (isShortcut(event, 'selectAll')) {
      change(keysOf(all), true);
    } else if (index < 0) return;
    else if (event.key === 'Enter') {
      const opened = shown.find((one) => rowKey(one) === keys[index]);
      if (!onRowClick || opened === undefined) return;
      onRowClick(opened);
    } else {
      const plain = { key: event.key, ctrlKey: event.ctrlKey, metaKey: event.metaKey, altKey: event.altKey };
      const next = rowAfterKey({ ...plain, shiftKey: false }, index, { count: keys.length, page: 10 });
      const [from, to] = [keys[index], next === undefined ? undefined : keys[next]];
      if (from === undefined || to === undefined) return;
      if (event.shiftKey) {
        if (!selected?.has(from)) beginRange(from);
        select(to, true);
      }
      [...currentTarget.querySelectorAll<HTMLElement>('[data-row-key]')]
        .find((one) => one.dataset.rowKey === String(to))
        ?.querySelector<HTMLElement>('.cd-table-check button')
        ?.focus();
    }
    event.preventDefault();
  };

  const tabStop = keys.find((key) => key === stop) ?? keys[0];
  return {
    onKeyDown: selection && handleKeyDown,
    onSelect: handleSelect,
    onStopChange: setStop,
    checkOf: (key: RowKey): RowCheck | undefined =>
      selection && (!keys.includes(key) ? 'none' : selected?.has(key) ? 'on' : 'off'),
    isTabStop: (key: RowKey) => key === tabStop,
    bar: selection && (
      <SelectionBar
        keys={keysOf(all)}
        selection={selection}
        onAllChange={(isOn) => {
          beginRange(undefined);
          change(keysOf(all), isOn);
        }}
      />
    ),
  };
}

interface SelectionBarProps {
  keys: readonly RowKey[];
  selection: TableSelection<never>;
  onAllChange(isOn: boolean): void;
}

/** Selects all rows or none, says how many are selected, and has what can be done with them. */
function SelectionBar({ keys, selection, onAllChange }: SelectionBarProps) {
  const labels = useLabels(tableLabels);
  const { selected, onSelectedChange, actions, barRef } = selection;
  const count = keys.filter((key) => selected.has(key)).length;
  const said = count === 0 ? '' : labels.selected(count, keys.length);
  return (
    <div
      ref={barRef}
      className="cd-selection"
      tabIndex={-1}
      data-chatdeck="selection"
      data-state={count > 0 ? 'some' : 'none'}
    >
      <SelectAll count={count} total={keys.length} onAllChange={onAllChange}>
        {said || labels.selectAll(keys.length)}
      </SelectAll>
      {count > 0 && <BarActions onClear={() => onSelectedChange(new Set())}>{actions}</BarActions>}
      <Announcer>{said}</Announcer>
    </div>
  );
}

function BarActions({ onClear, children }: { onClear(): void; children: ReactNode }) {
  const labels = useLabels(tableLabels);
  const actions = useFocusReturn<HTMLDivElement>();
  return (
    <div ref={actions} className="cd-selection-actions">
      {children}
      <Button type="button" size="1" variant="ghost" color="gray" className="cd-selection-clear" onClick={onClear}>
        {labels.clearSelection}
      </Button>
    </div>
  );
}
