import { DataTable, type DataTableColumn, type DataTableSort } from 'chatdeck/ui';
import { nextSort, sortRows } from 'chatdeck/ui/data-table/sort-rows';
import { fireEvent, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../screens/render-screen';

interface Row {
  id: number;
  name: string;
  size: number | null;
}

const cell = vi.fn((row: Row) => row.name);
const columns: DataTableColumn<Row>[] = [
  { key: 'name', header: 'Name', cell, sortValue: (row) => row.name },
  { key: 'size', header: 'Size', cell: (row) => row.size, sortValue: (row) => row.size, align: 'end' },
  { key: 'note', header: 'Note', cell: () => 'x' },
];
const rows: Row[] = [
  { id: 1, name: 'b10', size: null },
  { id: 2, name: 'Ä2', size: 7 },
  { id: 3, name: 'b9', size: 0 },
];

const sorted = (sort: DataTableSort | undefined) => sortRows(rows, columns, sort, 'de').map(({ id }) => id);

test('rows are ordered as people of the locale order them', () => {
  expect(sorted({ key: 'name', direction: 'ascending' })).toEqual([2, 3, 1]);
  expect(sorted({ key: 'name', direction: 'descending' })).toEqual([1, 3, 2]);
});

test('rows without a value come last in both directions', () => {
  expect(sorted({ key: 'size', direction: 'ascending' })).toEqual([3, 2, 1]);
  expect(sorted({ key: 'size', direction: 'descending' })).toEqual([2, 3, 1]);
});

test('without a sort, or by a column that has no values, rows stay as they came', () => {
  expect(sorted(undefined)).toEqual([1, 2, 3]);
  expect(sorted({ key: 'note', direction: 'ascending' })).toEqual([1, 2, 3]);
});

test('equal rows keep their order, and none is lost', () => {
  const some = fc.array(fc.record({ id: fc.nat(), name: fc.constant('a'), size: fc.option(fc.nat(2)) }));
  fc.assert(
    fc.property(some, (given) => {
      const result = sortRows(given, columns, { key: 'size', direction: 'descending' }, 'en');
      const groups = [2, 1, 0, null].flatMap((size) => given.filter((row) => row.size === size));
      expect(result).toEqual(groups);
    }),
  );
});

test('a second press of a header turns the order around', () => {
  const up = nextSort(undefined, 'name');
  expect(up).toEqual({ key: 'name', direction: 'ascending' });
  expect(nextSort(up, 'name').direction).toBe('descending');
  expect(nextSort(up, 'size').direction).toBe('ascending');
});

const props = { label: 'Things', columns, rows, rowKey: (row: Row) => row.id, rowName: (row: Row) => row.name };

test('calls nothing unprompted, and a header press reports one sort', () => {
  const onSortChange = vi.fn();
  renderScreen(<DataTable {...props} onSortChange={onSortChange} />);
  expect(onSortChange).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Size' }));
  expect(onSortChange).toHaveBeenCalledExactlyOnceWith({ key: 'size', direction: 'ascending' });
  expect(screen.queryByRole('button', { name: 'Note' })).toBeNull();
});

test('opening the menu of a row draws no row again', () => {
  const onSelect = vi.fn();
  const actions = [{ label: 'Delete', onSelect }];
  const rowActions = () => actions;
  renderScreen(<DataTable {...props} rowActions={rowActions} />);
  cell.mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'More actions for b9' }));
  expect(cell).not.toHaveBeenCalled();
  fireEvent.click(within(screen.getByRole('menu')).getByRole('menuitem', { name: 'Delete' }));
  expect(onSelect).toHaveBeenCalledOnce();
});

test('a row keeps the button of its menu when that of another row opens', () => {
  const rowActions = () => [{ label: 'Delete', onSelect: vi.fn() }];
  renderScreen(<DataTable {...props} rowActions={rowActions} />);
  const open = (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    return screen.getByRole('button', { name });
  };
  const button = open('More actions for b9');
  open('More actions for b10');
  expect(screen.getByRole('button', { name: 'More actions for b9' })).toBe(button);
});

test('a column without a listener can’t be pressed', () => {
  renderScreen(<DataTable {...props} />);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('a heading is above the first row of each group', () => {
  const group = ({ size }: Row) => (size === null ? 'Unknown' : 'Known');
  const props = { label: 'Files', columns, rows, rowKey: ({ id }: Row) => id, rowName: ({ name }: Row) => name };
  renderScreen(<DataTable {...props} groupOf={group} />);
  const texts = screen.getAllByRole('row').map((row) => within(row).queryByRole('rowheader')?.textContent);
  expect(texts).toEqual([undefined, undefined, 'b10', undefined, 'Ä2', 'b9']);
  expect(screen.getAllByText(/known$/i).map(({ textContent }) => textContent)).toEqual(['Unknown', 'Known']);
});

test('cards fold where a column stays on a folded one, each for itself', () => {
  const props = { label: 'Files', rows, rowKey: ({ id }: Row) => id, rowName: ({ name }: Row) => name };
  const { rerender } = renderScreen(<DataTable {...props} columns={columns} />);
  expect(screen.queryByRole('button', { name: /^Details/ })).toBeNull();
  rerender(<DataTable {...props} columns={columns.map((column) => ({ ...column, folded: 'title' as const }))} />);
  fireEvent.click(screen.getByRole('button', { name: 'Details for b9' }));
  const open = screen.getAllByRole('button', { name: /^Details/, expanded: true });
  expect(open.map((button) => button.getAttribute('aria-label'))).toEqual(['Details for b9']);
});
