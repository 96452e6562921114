import type { DataTableColumn, DataTableSort } from 'chatdeck/ui';
import { VirtualTable } from 'chatdeck/ui/data-table/virtual-table';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../screens/render-screen';

interface Row {
  id: number;
  name: string;
}

const columns: DataTableColumn<Row>[] = [
  { key: 'name', header: 'Name', cell: ({ id, name }) => <a href={`#${id}`}>{name}</a>, sortValue: ({ name }) => name },
  { key: 'id', header: 'Number', cell: ({ id }) => id, sortValue: ({ id }) => id, align: 'end', width: '80px' },
];
const rows: Row[] = Array.from({ length: 500 }, (_, index) => ({ id: index, name: `row ${index}` }));

function table(props: { rows?: Row[]; sort?: DataTableSort; onSortChange?: (sort: DataTableSort) => void } = {}) {
  return (
    <VirtualTable
      label="Things"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      {...props}
    />
  );
}

/** jsdom measures nothing. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(41);
});

const shown = () => screen.getAllByRole('row').slice(1);
const focusedName = () => document.activeElement?.textContent;

test('renders only what is visible of 500 rows, and says how many there are', () => {
  renderScreen(table());
  expect(shown().length).toBeLessThan(60);
  expect(screen.getByRole('table', { name: 'Things' }).getAttribute('aria-rowcount')).toBe('501');
  expect(
    shown()
      .map((row) => row.getAttribute('aria-rowindex'))
      .slice(0, 3),
  ).toEqual(['2', '3', '4']);
});

test('renders all of a few rows', () => {
  renderScreen(table({ rows: rows.slice(0, 5) }));
  expect(shown()).toHaveLength(5);
});

test('a header press reports one sort, which the rows follow', () => {
  const onSortChange = vi.fn();
  const { rerender } = renderScreen(table({ onSortChange }));
  fireEvent.click(screen.getByRole('button', { name: 'Number' }));
  expect(onSortChange.mock.calls).toEqual([[{ key: 'id', direction: 'ascending' }]]);
  rerender(table({ onSortChange, sort: { key: 'id', direction: 'descending' } }));
  expect(shown()[0]?.textContent).toBe('row 499499');
  expect(screen.getByRole('columnheader', { name: 'Number' }).getAttribute('aria-sort')).toBe('descending');
  expect(screen.getByText('Sorted by Number, descending')).toBeTruthy();
});

test('arrow keys, Page Down, and End move between the rows’ links, also to rows out of view', () => {
  renderScreen(table());
  act(() => screen.getByRole('link', { name: 'row 0' }).focus());
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
  press('ArrowDown');
  expect(focusedName()).toBe('row 1');
  press('ArrowUp');
  press('ArrowUp');
  expect(focusedName()).toBe('row 0');
  press('End');
  expect(focusedName()).toBe('row 499');
  press('Home');
  expect(focusedName()).toBe('row 0');
});

test('leaves the keys of other controls alone', () => {
  renderScreen(table({ onSortChange: vi.fn() }));
  const header = screen.getByRole('button', { name: 'Name' });
  act(() => header.focus());
  fireEvent.keyDown(header, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(header);
});

test('a row’s menu has its actions', async () => {
  const onSelect = vi.fn();
  const rowActions = ({ name }: Row) => [{ label: `Delete ${name}`, onSelect }];
  renderScreen(
    <VirtualTable
      label="Things"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowActions={rowActions}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'More actions for row 3' }));
  fireEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Delete row 3' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
});

test('an empty table with the focus elsewhere is still there', () => {
  const { rerender } = renderScreen(table());
  act(() => screen.getByRole('link', { name: 'row 4' }).focus());
  rerender(table({ rows: [] }));
  expect(screen.queryAllByRole('row')).toHaveLength(1);
});
