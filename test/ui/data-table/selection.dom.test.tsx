import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { DataTable, type DataTableColumn, type RowKey } from 'chatdeck/ui';
import { PagedTable } from 'chatdeck/ui/data-table/paged-table';
import { renderScreen } from '../../screens/render-screen';

interface Person {
  id: string;
  name: string;
}

const columns: DataTableColumn<Person>[] = [{ key: 'name', header: 'Name', cell: ({ name }) => name }];
const people = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve'].map((name) => ({ id: name.toLowerCase(), name }));
const isSelectable = ({ id }: Person) => id !== 'cid';

function setUp({ pageSize = 10, onRowClick = vi.fn() } = {}) {
  const seen: string[][] = [];
  function Table() {
    const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set());
    return (
      <PagedTable
        label="People"
        columns={columns}
        rows={people}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        pageSize={pageSize}
        onRowClick={onRowClick}
        selection={{
          selected,
          onSelectedChange: (next) => {
            seen.push([...next].map(String));
            setSelected(next);
          },
          isSelectable,
          actions: <button type="button">Delete</button>,
        }}
      />
    );
  }
  renderScreen(<Table />);
  return { last: () => seen.at(-1), onRowClick };
}

const check = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });

test('a row is selected by its checkbox, and the bar says how many are', () => {
  const { last } = setUp();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  fireEvent.click(check('Bob'));
  expect(last()).toEqual(['bob']);
  expect(check('Bob').getAttribute('aria-checked')).toBe('true');
  screen.getByRole('button', { name: 'Delete' });
  const bar = screen.getByRole('checkbox', { name: '1 of 4 selected' });
  expect(bar.getAttribute('aria-checked')).toBe('mixed');
  fireEvent.click(bar);
  expect(last()).toEqual(['bob', 'ann', 'dee', 'eve']);
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(last()).toEqual([]);
});

test('a row that cannot be selected has no checkbox, and a range skips it', () => {
  const { last } = setUp();
  expect(screen.queryByRole('checkbox', { name: 'Select Cid' })).toBeNull();
  fireEvent.click(check('Bob'));
  fireEvent.click(check('Eve'), { shiftKey: true });
  expect(last()).toEqual(['bob', 'dee', 'eve']);
});

test('a click beside a checkbox in its cell selects, and one elsewhere opens the row', () => {
  const { last, onRowClick } = setUp();
  const cell = check('Ann').closest('td');
  if (cell) fireEvent.click(cell);
  expect(last()).toEqual(['ann']);
  expect(onRowClick).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Ann'));
  expect(onRowClick).toHaveBeenCalledWith(people[0]);
});

test('the checkboxes are one Tab stop, in which the arrows move, Enter opens, and Shift selects a range', () => {
  const { last, onRowClick } = setUp();
  const stops = () => screen.getAllByRole('checkbox', { name: /^Select (?!all)/ }).filter((one) => one.tabIndex === 0);
  expect(stops()).toEqual([check('Ann')]);
  act(() => check('Ann').focus());
  fireEvent.keyDown(check('Ann'), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(check('Bob'));
  expect(stops()).toEqual([check('Bob')]);
  fireEvent.click(check('Bob'));
  fireEvent.keyDown(check('Bob'), { key: 'ArrowDown', shiftKey: true });
  expect(document.activeElement).toBe(check('Dee'));
  expect(last()).toEqual(['bob', 'dee']);
  fireEvent.keyDown(check('Dee'), { key: 'End' });
  expect(document.activeElement).toBe(check('Eve'));
  fireEvent.keyDown(check('Eve'), { key: 'Enter' });
  expect(onRowClick).toHaveBeenCalledWith(people[4]);
  fireEvent.keyDown(check('Eve'), { key: 'a', ctrlKey: true });
  expect(last()).toEqual(['bob', 'dee', 'ann', 'eve']);
  fireEvent.keyDown(check('Eve'), { key: 'Escape' });
  expect(last()).toEqual([]);
});

test('all rows of all pages are selected together', () => {
  const { last } = setUp({ pageSize: 2 });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all 4' }));
  expect(last()).toEqual(['ann', 'bob', 'dee', 'eve']);
});

test('a table without selection has no checkbox, and keys do nothing', () => {
  renderScreen(
    <DataTable label="People" columns={columns} rows={people} rowKey={({ id }) => id} rowName={({ name }) => name} />,
  );
  const table = screen.getByRole('table', { name: 'People' });
  expect(within(table).queryByRole('checkbox')).toBeNull();
  expect(fireEvent.keyDown(table, { key: 'a', ctrlKey: true })).toBe(true);
});

test('a range shrinks when it is taken back, and crosses the row where it began', () => {
  const { last } = setUp();
  const press = (name: string, key: string) => fireEvent.keyDown(check(name), { key, shiftKey: true });
  fireEvent.click(check('Bob'));
  press('Bob', 'ArrowDown');
  press('Dee', 'ArrowDown');
  expect(last()).toEqual(['bob', 'dee', 'eve']);
  press('Eve', 'ArrowUp');
  expect(last()).toEqual(['bob', 'dee']);
  press('Dee', 'ArrowUp');
  press('Bob', 'ArrowUp');
  expect(last()?.toSorted()).toEqual(['ann', 'bob']);
  press('Ann', 'ArrowDown');
  expect(last()).toEqual(['bob']);
});

test('a shrinking range leaves rows alone that were selected before it', () => {
  const { last } = setUp();
  fireEvent.click(check('Eve'));
  fireEvent.click(check('Ann'));
  fireEvent.click(check('Eve'), { shiftKey: true });
  expect(last()?.toSorted()).toEqual(['ann', 'bob', 'dee', 'eve']);
  fireEvent.click(check('Bob'), { shiftKey: true });
  expect(last()?.toSorted()).toEqual(['ann', 'bob', 'eve']);
});
